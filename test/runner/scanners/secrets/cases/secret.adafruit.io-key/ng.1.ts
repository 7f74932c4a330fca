const value1 = "{{token:aio_:alnum:28}}"; // expect
export const text = "first line\n{{token:aio_:alnum:28}}"; // expect
