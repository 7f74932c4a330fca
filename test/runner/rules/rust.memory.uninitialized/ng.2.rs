let header: Header = unsafe { MaybeUninit::uninit().assume_init() }; // expect
