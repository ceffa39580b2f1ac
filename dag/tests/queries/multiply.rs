//! Wide products from narrow ones.

use super::{Query, Terms, equal};
use isa::ExprId;

pub fn all() -> Vec<Query> {
    let mut all = Vec::new();
    for w in [32, 64] {
        for signed in [false, true] {
            let name = format!("mulhi {} {w}, four partial products", if signed { "signed" } else { "unsigned" });
            all.push(equal(name, |t| {
                let (x, y) = (t.var(w), t.var(w));
                (partial_products(t, x, y, w, signed), t.high(x, y, signed))
            }));
        }
    }
    for w in [16, 32, 64] {
        all.push(equal(format!("Montgomery step {w}"), |t| montgomery(t, w)));
    }
    for w in [32, 64] {
        all.push(equal(format!("x*y+x = x*(y+1) {w}"), |t| {
            let (x, y) = (t.var(w), t.var(w));
            let (product, next) = (t.mul(x, y), t.add_k(y, 1));
            (t.add(product, x), t.mul(x, next))
        }));
        all.push(equal(format!("(x+y)(x-y) = xx-yy {w}"), |t| {
            let (x, y) = (t.var(w), t.var(w));
            let (sum, difference) = (t.add(x, y), t.sub(x, y));
            let (xx, yy) = (t.mul(x, x), t.mul(y, y));
            (t.mul(sum, difference), t.sub(xx, yy))
        }));
    }
    all.push(equal("pmulhw from pmulhuw, one lane".to_string(), |t| {
        let (x, y) = (t.var(16), t.var(16));
        signed_from_unsigned(t, x, y)
    }));
    all.push(equal("mulhi signed from unsigned 64".to_string(), |t| {
        let (x, y) = (t.var(64), t.var(64));
        signed_from_unsigned(t, x, y)
    }));
    all.push(equal("pmaddwd, one pair".to_string(), |t| {
        let [a, b, c] = [0; 3].map(|_| t.var(16));
        let [wa, wb, wc] = [a, b, c].map(|v| t.sext(v, 32));
        let (ab, cb) = (t.mul(wa, wb), t.mul(wc, wb));
        let sum = t.add(wa, wc);
        (t.add(ab, cb), t.mul(sum, wb))
    }));
    all
}

/// Hacker's Delight, section 8-2: the high half of a product from products of halves.
fn partial_products(t: &mut Terms, x: ExprId, y: ExprId, w: u16, signed: bool) -> ExprId {
    let h = w / 2;
    let up = |t: &mut Terms, v| if signed { t.sar(v, h) } else { t.shr(v, h) };
    let low = |t: &mut Terms, v| t.and_k(v, (1 << h) - 1);
    let (x0, x1, y0, y1) = (low(t, x), up(t, x), low(t, y), up(t, y));
    let w0 = t.mul(x0, y0);
    let (middle, carry) = (t.mul(x1, y0), t.shr(w0, h));
    let m = t.add(middle, carry);
    let (m0, m1) = (low(t, m), up(t, m));
    let other = t.mul(x0, y1);
    let n = t.add(other, m0);
    let n1 = up(t, n);
    let top = t.mul(x1, y1);
    let top = t.add(top, m1);
    t.add(top, n1)
}

/// `h:l = p * (mh:ml) + c0 + c1`, as compilers write it for halves of the word and as one wide product: the two words
/// of the result side by side. Schkufza, Sharma, Aiken: Stochastic Superoptimization (ASPLOS 2013), figure 1.
fn montgomery(t: &mut Terms, w: u16) -> (ExprId, ExprId) {
    let h = w / 2;
    let [p, c0, c1] = [0; 3].map(|_| t.var(w));
    let (ml, mh) = (t.var(h), t.var(h));
    let (zl, zh) = (t.zext(ml, w), t.zext(mh, w));
    let (p0, p1) = (t.and_k(p, (1 << h) - 1), t.shr(p, h));
    let (cross, low) = (t.mul(zh, p0), t.mul(zl, p0));
    let (other, mut high) = (t.mul(zl, p1), t.mul(zh, p1));
    let middle = t.add(cross, other);
    let carried = t.ult(middle, other);
    let more = t.add_k(high, 1 << h);
    high = t.ite(carried, more, high);
    let up = t.shr(middle, h);
    high = t.add(high, up);
    let down = t.shl(middle, h);
    let mut sum = t.add(low, down);
    for (before, addend) in [(down, None), (c0, Some(c0)), (c1, Some(c1))] {
        sum = addend.map_or(sum, |c| t.add(sum, c));
        let carry = t.ult(sum, before);
        let more = t.add_k(high, 1);
        high = t.ite(carry, more, high);
    }
    let source = t.joined(&[sum, high]);
    let m = t.arena.concat(mh, ml);
    let (wide_p, wide_m) = (t.zext(p, 2 * w), t.zext(m, 2 * w));
    let product = t.mul(wide_p, wide_m);
    let (wide0, wide1) = (t.zext(c0, 2 * w), t.zext(c1, 2 * w));
    let target = t.add(product, wide0);
    (source, t.add(target, wide1))
}

fn signed_from_unsigned(t: &mut Terms, x: ExprId, y: ExprId) -> (ExprId, ExprId) {
    let w = t.arena.width(x);
    let (sx, sy) = (t.sar(x, w - 1), t.sar(y, w - 1));
    let (fix_x, fix_y) = (t.and(sx, y), t.and(sy, x));
    let high = t.high(x, y, false);
    let high = t.sub(high, fix_x);
    (t.sub(high, fix_y), t.high(x, y, true))
}
