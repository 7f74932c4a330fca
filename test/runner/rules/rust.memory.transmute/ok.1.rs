fn bits(value: f32) -> u32 {
    value.to_bits()
}
