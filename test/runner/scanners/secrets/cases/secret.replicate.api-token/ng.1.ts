const value1 = "{{token:r8_:alnum:37}}"; // expect
export const text = "first line\n{{token:r8_:alnum:37}}"; // expect
