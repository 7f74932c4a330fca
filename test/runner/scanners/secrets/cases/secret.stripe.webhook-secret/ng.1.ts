const value1 = "{{token:whsec_:alnum:32}}"; // expect
export const text = "first line\n{{token:whsec_:alnum:32}}"; // expect
