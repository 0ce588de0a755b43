//! Measuring Phalanx: clock calibration, cycles per byte, records.
