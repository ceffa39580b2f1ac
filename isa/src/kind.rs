//! What sort of instruction a row is: for its cost, and for those who put libraries of operations together.

/// Scheduling class: forms of one class cost the same on every machine.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum SchedClass {
    Alu,
    Move,
    Lea,
    Shift,
    ShiftCl,
    DoubleShift,
    Rotate,
    RotateCarry,
    Multiply,
    MultiplyWide,
    Divide,
    Cmov,
    Setcc,
    AddCarry,
    BitTest,
    BitScan,
    Exchange,
    ByteSwap,
    Bmi,
    Branch,
    Push,
    Pop,
    VecMove,
    VecLogic,
    VecAlu,
    VecCompare,
    VecShift,
    VecMul,
    VecSad,
    Shuffle,
    Blend,
    Mask,
    FpAdd,
    FpMul,
    FpDiv,
    FpSqrt,
    FpFma,
    FpCompare,
    FpConvert,
    FpRound,
    X87Move,
}

/// Kinds of operations over general registers, as searches put libraries together from them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum OperationKind {
    /// Sums and differences of two operands.
    Sum,
    /// Sums that are computed as addresses.
    AddressSum,
    /// One operand, negated or complemented.
    Negation,
    /// One operand, and one more or less.
    Increment,
    /// Sums and differences with a carry.
    CarrySum,
    /// Bit by bit, of two operands.
    Logic,
    /// Two operands, and only flags come of them.
    Comparison,
    /// Numbers of the other flags.
    FlagChange,
    /// By a number that the instruction holds.
    Shift,
    /// By a register.
    RegisterShift,
    DoubleShift,
    Rotation,
    CarryRotation,
    /// The lower word of a product.
    Product,
    /// Both words of a product.
    WideProduct,
    Quotient,
    BitCount,
    /// Zeros at an end; the width where there is nothing else.
    ZeroCount,
    /// Positions of bits, undefined where there is none.
    BitScan,
    BitTest,
    /// One operand, around its lowest one.
    LowestBit,
    /// Fields, and bits that a mask gathers or scatters.
    BitField,
    ByteOrder,
    Extension,
    Exchange,
    /// One of two values, on a condition.
    Selection,
    /// A condition as a number.
    Truth,
}

impl OperationKind {
    /// All kinds, in their order.
    pub const ALL: [OperationKind; 27] = {
        use OperationKind::*;
        [
            Sum,
            AddressSum,
            Negation,
            Increment,
            CarrySum,
            Logic,
            Comparison,
            FlagChange,
            Shift,
            RegisterShift,
            DoubleShift,
            Rotation,
            CarryRotation,
            Product,
            WideProduct,
            Quotient,
            BitCount,
            ZeroCount,
            BitScan,
            BitTest,
            LowestBit,
            BitField,
            ByteOrder,
            Extension,
            Exchange,
            Selection,
            Truth,
        ]
    };
}

/// The lesser or the greater of two numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LaneExtreme {
    pub greatest: bool,
    pub signed: bool,
    /// Width of the numbers in bits.
    pub lane: u16,
}
