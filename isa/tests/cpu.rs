//! The table against this CPU.

use isa::{Flag, Row, Special, Width, check, table};

/// States per encoding; `ISA_CHECK_STATES` overrides it (the full run takes 10000).
fn budget() -> usize {
    std::env::var("ISA_CHECK_STATES").ok().and_then(|s| s.parse().ok()).unwrap_or(400)
}

#[test]
fn every_row_does_what_this_cpu_does() {
    let report = check::run(table(), budget(), 1);
    let shown: Vec<String> = report.mismatches.iter().take(20).map(|m| m.to_string()).collect();
    let tried = format!("{} rows, {} forms, {} states", report.rows, report.forms, report.states);
    assert!(shown.is_empty(), "{tried}, {} mismatches:\n{}", report.mismatches.len(), shown.join("\n"));
    assert_eq!(report.rows + report.unvalidated.len(), table().rows.len());
    let gaps: Vec<_> = report.unvalidated.iter().filter(|(_, why)| !why.starts_with("this CPU has no")).collect();
    assert!(gaps.is_empty(), "not tried: {gaps:?}");
}

#[test]
fn a_wrong_row_is_found() {
    let right = table();
    for (mnemonic, flag) in [("add", Flag::CF), ("sub", Flag::OF), ("shl", Flag::CF), ("inc", Flag::AF)] {
        let mut wrong = right.clone();
        let row = right.find(mnemonic, Width::W16).expect("the row exists");
        let e = wrong.rows[usize::from(row.0)].meaning.flags[flag.index()].expect("written");
        wrong.rows[usize::from(row.0)].meaning.flags[flag.index()] = Some(wrong.arena.not(e));
        let report = check::run_rows(&wrong, &Row::is_general, 100, 1);
        assert!(!report.mismatches.is_empty(), "{mnemonic} {flag}");
        assert!(report.mismatches.iter().all(|m| m.row == row && m.what == flag.to_string()), "{mnemonic} {flag}");
    }
}

#[test]
fn a_missing_fault_is_found() {
    let mut wrong = table().clone();
    let row = table().find("div", Width::W32).expect("the row exists");
    let never = wrong.arena.bool(false);
    wrong.rows[usize::from(row.0)].meaning.fault = Some(never);
    let report = check::run_rows(&wrong, &Row::is_general, 100, 1);
    assert!(report.mismatches.iter().any(|m| m.row == row && m.what.starts_with("fault")));
}

#[test]
fn a_wrong_x87_row_is_found() {
    let x87 = |r: &Row| r.special == Special::X87;
    let mnemonics = ["fld", "fst", "fstp", "fxch", "ffree", "fchs", "fabs", "fincstp", "fldpi"];
    for (mnemonic, i) in mnemonics.into_iter().flat_map(|m| [(m, 0), (m, 7)]) {
        let (row, _) = table().iter().find(|(_, r)| r.mnemonic == mnemonic).expect("the row exists");
        for of_value in [true, false] {
            let mut wrong = table().clone();
            let (value, occupied) = wrong.rows[usize::from(row.0)].meaning.stack[i];
            let (name, changed) = match of_value {
                true => (format!("st({i})"), (wrong.arena.not(value), occupied)),
                false => (format!("st({i})-occupied"), (value, wrong.arena.not(occupied))),
            };
            wrong.rows[usize::from(row.0)].meaning.stack[i] = changed;
            let report = check::run_rows(&wrong, &x87, 20, 1);
            assert!(!report.mismatches.is_empty(), "{mnemonic} {name}");
            assert!(report.mismatches.iter().all(|m| m.row == row && m.what == name), "{mnemonic} {name}");
        }
    }
}
