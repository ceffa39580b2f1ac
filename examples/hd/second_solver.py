#!/usr/bin/env python3
"""second_solver.py FILE.smt2: prints unsat, sat or unknown, as another solver than Z3 says.

Bitwuzla decides bit-vectors and floating point, cvc5 integers. Both come from PyPI: pip install bitwuzla==0.9.1 cvc5==1.4.2"""

import sys


def by_bitwuzla(path):
    import bitwuzla

    parser = bitwuzla.Parser(bitwuzla.TermManager(), bitwuzla.Options())
    # The answer to (check-sat) is printed as it is found.
    parser.parse(path)


def by_cvc5(path):
    import cvc5

    solver = cvc5.Solver()
    parser = cvc5.InputParser(solver)
    parser.setFileInput(cvc5.InputLanguage.SMT_LIB_2_6, path)
    symbols = parser.getSymbolManager()
    while not (command := parser.nextCommand()).isNull():
        print(command.invoke(solver, symbols), end="")


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    path = sys.argv[1]
    (by_cvc5 if path.endswith(".int.smt2") else by_bitwuzla)(path)


main()
