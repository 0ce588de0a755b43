//! Operands, in the form that the analysis needs.

use exarmo_aarch64::{
    Cond, ElementWidth, ModifierKind, Offset as Written, Operand as Decoded, Reg, RegOperand, Writeback,
};

use crate::state::Condition;

/// The number of the stack pointer in [`State::general`](crate::state::State::general).
pub(crate) const SP: usize = 31;
/// The number of the link register.
pub(crate) const LINK: usize = 30;

/// A register, or a part of one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    /// A number of bytes in a general register or in the stack pointer.
    General(usize, usize),
    /// The zero register, with its size.
    Zero(usize),
    /// The low bytes of a vector register. Writing them clears the others.
    Vector(usize, usize),
    /// An element of a vector register, given as its register, first byte and size.
    Element(usize, usize, usize),
}

impl Place {
    /// Its size in bytes.
    pub(crate) fn size(self) -> usize {
        match self {
            Self::General(_, size) | Self::Zero(size) | Self::Vector(_, size) | Self::Element(_, _, size) => size,
        }
    }
}

/// A modifier for a register operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Change {
    ShiftLeft,
    ShiftRight,
    ShiftArithmetic,
    Rotate,
    /// Zero-extended from this many bytes, then shifted left.
    Unsigned(usize),
    Signed(usize),
}

/// The offset of an address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Offset {
    Number(i64),
    Register(Place, Option<(Change, u32)>),
}

/// When the base of an address is updated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Update {
    Never,
    Before,
    After,
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Operand {
    Register(Place, Option<(Change, u32)>),
    Number(u64),
    /// Vectors.
    List(Vec<Place>),
    Memory {
        base: usize,
        offset: Offset,
        update: Update,
    },
    /// An address in the file.
    Label(u64),
    /// None means always.
    Condition(Option<Condition>),
    /// A system register, by its number.
    System(u16),
    /// Operands that don't affect data.
    Word,
}

impl Operand {
    /// Converts an operand from the decoder. None if it isn't supported.
    pub(crate) fn new(operand: &Decoded, ip: u64) -> Option<Self> {
        Some(match operand {
            Decoded::Reg(register) => {
                let change = match register.modifier {
                    Some(modifier) => change(modifier.kind, modifier.amount)?,
                    None => None,
                };
                Self::Register(place(register)?, change)
            }
            Decoded::Imm { value, modifier } => Self::Number(match modifier.map(|m| (m.kind, m.amount)) {
                None => *value as u64,
                Some((ModifierKind::Lsl | ModifierKind::Msl, amount)) => (*value as u64) << (amount.unwrap_or(0) & 63),
                Some(_) => return None,
            }),
            Decoded::FpImm { .. } => Self::Number(0),
            Decoded::List(list) => {
                let arrangement = list.arrangement?;
                let width = bytes(arrangement.element_width());
                let vectors = list.regs().iter().map(|register| match (register, list.index) {
                    (Reg::V(v), Some(index)) => Some(Place::Element(v.num().into(), index as usize * width, width)),
                    (Reg::V(v), None) => Some(Place::Vector(v.num().into(), usize::from(arrangement.bits()? / 8))),
                    _ => None,
                });
                Self::List(vectors.collect::<Option<_>>()?)
            }
            Decoded::Mem(memory) => {
                let Place::General(base, 8) = register(memory.base)? else { return None };
                let offset = match memory.offset {
                    Written::None => Offset::Number(0),
                    Written::Imm { value, mul_vl: false } => Offset::Number(value),
                    Written::Reg { reg, modifier } => {
                        let change = match modifier {
                            Some(modifier) => change(modifier.kind, modifier.amount)?,
                            None => None,
                        };
                        Offset::Register(register(reg)?, change)
                    }
                    _ => return None,
                };
                let update = match memory.writeback {
                    Writeback::None => Update::Never,
                    Writeback::Pre => Update::Before,
                    Writeback::Post => Update::After,
                };
                if memory.base_arrangement.is_some() {
                    return None;
                }
                Self::Memory { base, offset, update }
            }
            Decoded::Label { offset, pc } => Self::Label(pc.target(ip, *offset, 64)),
            Decoded::Cond(condition) => Self::Condition(meaning(*condition)),
            Decoded::SysReg(register) => Self::System(register.encoding()),
            Decoded::Symbol(_) | Decoded::SysOp(_) => Self::Word,
            _ => return None,
        })
    }

    /// The register.
    pub(crate) fn place(&self) -> Option<Place> {
        match self {
            Self::Register(place, _) => Some(*place),
            _ => None,
        }
    }

    pub(crate) fn number(&self) -> Option<u64> {
        match self {
            Self::Number(number) => Some(*number),
            _ => None,
        }
    }
}

/// A register with its arrangement and index.
fn place(operand: &RegOperand) -> Option<Place> {
    if operand.predication.is_some() || operand.index_reg.is_some() {
        return None;
    }
    match (operand.reg, operand.arrangement, operand.index) {
        (Reg::V(v), Some(arrangement), Some(index)) => {
            // A dot product counts in units of four bytes.
            let width = arrangement.bits().map_or(bytes(arrangement.element_width()), |bits| usize::from(bits / 8));
            Some(Place::Element(v.num().into(), index as usize * width, width))
        }
        (Reg::V(v), Some(arrangement), None) => {
            Some(Place::Vector(v.num().into(), usize::from(arrangement.bits()? / 8)))
        }
        (Reg::V(_), None, _) => None,
        (other, None, None) => register(other),
        _ => None,
    }
}

fn register(register: Reg) -> Option<Place> {
    use exarmo_aarch64::{DynRegSp, DynRegZr, DynScalarSimd};
    let number = usize::from(register.num());
    let general = |size: usize, zero: bool| match number {
        31 if zero => Place::Zero(size),
        number => Place::General(number, size),
    };
    Some(match register {
        Reg::W(_) | Reg::WX(DynRegZr::W(_)) => general(4, true),
        Reg::X(_) | Reg::WX(DynRegZr::X(_)) => general(8, true),
        Reg::WSp(_) | Reg::WXSp(DynRegSp::W(_)) => general(4, false),
        Reg::XSp(_) | Reg::WXSp(DynRegSp::X(_)) => general(8, false),
        Reg::B(_) | Reg::Scalar(DynScalarSimd::B(_)) => Place::Vector(number, 1),
        Reg::H(_) | Reg::Scalar(DynScalarSimd::H(_)) => Place::Vector(number, 2),
        Reg::S(_) | Reg::Scalar(DynScalarSimd::S(_)) => Place::Vector(number, 4),
        Reg::D(_) | Reg::Scalar(DynScalarSimd::D(_)) => Place::Vector(number, 8),
        Reg::Q(_) | Reg::Scalar(DynScalarSimd::Q(_)) => Place::Vector(number, 16),
        _ => return None,
    })
}

fn bytes(width: ElementWidth) -> usize {
    usize::from(width.bits() / 8)
}

/// Some(None) means no modifier.
fn change(kind: ModifierKind, amount: Option<u32>) -> Option<Option<(Change, u32)>> {
    let amount = amount.unwrap_or(0);
    let change = match kind {
        ModifierKind::Lsl => Change::ShiftLeft,
        ModifierKind::Lsr => Change::ShiftRight,
        ModifierKind::Asr => Change::ShiftArithmetic,
        ModifierKind::Ror => Change::Rotate,
        ModifierKind::Uxtb => Change::Unsigned(1),
        ModifierKind::Uxth => Change::Unsigned(2),
        ModifierKind::Uxtw => Change::Unsigned(4),
        ModifierKind::Uxtx => Change::Unsigned(8),
        ModifierKind::Sxtb => Change::Signed(1),
        ModifierKind::Sxth => Change::Signed(2),
        ModifierKind::Sxtw => Change::Signed(4),
        ModifierKind::Sxtx => Change::Signed(8),
        _ => return None,
    };
    let shifts = matches!(change, Change::ShiftLeft | Change::ShiftRight | Change::ShiftArithmetic | Change::Rotate);
    Some(Some((change, amount)).filter(|_| !shifts || amount != 0))
}

/// The meaning of a condition after a comparison. None means always.
fn meaning(condition: Cond) -> Option<Condition> {
    Some(match condition {
        Cond::Eq => Condition::Equal,
        Cond::Ne => Condition::NotEqual,
        Cond::Cs => Condition::NotBelow,
        Cond::Cc => Condition::Below,
        Cond::Mi => Condition::Negative,
        Cond::Pl => Condition::NotNegative,
        Cond::Vs => Condition::Overflow,
        Cond::Vc => Condition::NoOverflow,
        Cond::Hi => Condition::Above,
        Cond::Ls => Condition::NotAbove,
        Cond::Ge => Condition::NotLess,
        Cond::Lt => Condition::Less,
        Cond::Gt => Condition::Greater,
        Cond::Le => Condition::NotGreater,
        Cond::Al | Cond::Nv => return None,
    })
}

/// The inverse of a condition.
pub(crate) fn opposite(condition: Condition) -> Condition {
    use Condition as C;
    match condition {
        C::Equal => C::NotEqual,
        C::NotEqual => C::Equal,
        C::Below => C::NotBelow,
        C::NotBelow => C::Below,
        C::NotAbove => C::Above,
        C::Above => C::NotAbove,
        C::Less => C::NotLess,
        C::NotLess => C::Less,
        C::NotGreater => C::Greater,
        C::Greater => C::NotGreater,
        C::Negative => C::NotNegative,
        C::NotNegative => C::Negative,
        C::Overflow => C::NoOverflow,
        C::NoOverflow => C::Overflow,
        C::Parity => C::NoParity,
        C::NoParity => C::Parity,
    }
}
