//! Which instructions take the same time whatever their operands are: what Intel's list names, and nothing that it leaves out.

use isa::table;
use std::collections::BTreeMap;

fn by_mnemonic() -> BTreeMap<&'static str, bool> {
    let mut all = BTreeMap::new();
    for (_, row) in table().iter() {
        let known = all.entry(row.mnemonic).or_insert(row.has_independent_time());
        assert_eq!(*known, row.has_independent_time(), "{} has two answers", row.mnemonic);
    }
    all
}

#[test]
fn what_is_on_the_list_is_independent() {
    let all = by_mnemonic();
    let listed = "adc adcx add adox and andn bswap bt btr bts cmovb cmp cqo dec imul inc lea mov movsx movzx mul mulx neg not or \
                  pclmulqdq rol ror rorx sbb sete shl shld shlx shr shrd shrx sar sub test xor movdqu vmovdqu paddd vpaddq pand pblendvb \
                  pcmpeqb pmovmskb pmaddubsw pmuludq pshufb pshufd psrldq ptest punpcklbw vpermq vperm2i128 vpsllvd pextrb pextrq";
    for name in listed.split_whitespace() {
        assert_eq!(all.get(name), Some(&true), "{name}");
    }
}

#[test]
fn what_is_not_on_the_list_depends() {
    let all = by_mnemonic();
    let others = "div idiv pdep pext popcnt lzcnt tzcnt bsf bsr rcl rcr sarx xchg cmpxchg xadd addss mulpd divsd sqrtss \
                  vfmadd231sd minps cmppd cvtsi2sd roundsd vpopcntd vplzcntq vpconflictd vpcompressd vexpandps";
    for name in others.split_whitespace() {
        assert_eq!(all.get(name), Some(&false), "{name}");
    }
}
