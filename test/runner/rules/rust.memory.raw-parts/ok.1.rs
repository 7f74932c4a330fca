pub extern "C" fn read(pointer: *const u8, length: usize) {
    let data = unsafe { std::slice::from_raw_parts(pointer, length) }.to_vec();
}
