let mut header = MaybeUninit::<Header>::uninit();
header.write(Header::default());
let header = unsafe { header.assume_init() };
