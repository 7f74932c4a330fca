fn name(bytes: &[u8]) -> &str {
    unsafe { std::str::from_utf8_unchecked(bytes) } // expect
}
