pub extern "C" fn take(pointer: *mut u8, length: usize) {
    let data = unsafe { Vec::from_raw_parts(pointer, length, length) }; // expect
}
