//! Random graphs come back from their text as they were.

mod common;

use common::{dag_of_any_rows, straight_line};
use dag::text::{parse, print};

#[test]
fn random_graphs_come_back() {
    for seed in 0..400 {
        for dag in [dag_of_any_rows(seed, 1 + seed as usize % 30), straight_line(seed, 1 + seed as usize % 40)] {
            let text = print(&dag);
            match parse(&text) {
                Ok(read) => assert_eq!(read, dag, "{text}"),
                Err(errors) => panic!("seed {seed}: {}\n{text}", errors[0]),
            }
        }
    }
}
