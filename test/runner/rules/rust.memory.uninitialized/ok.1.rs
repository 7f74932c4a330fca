fn make() -> [u8; 32] {
    let slots: [MaybeUninit<u8>; 4] = unsafe { MaybeUninit::uninit().assume_init() };
    [0; 32]
}
