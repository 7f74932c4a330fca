const value1 = "{{token:p8e-:alnum:32}}"; // expect
export const text = "first line\n{{token:p8e-:alnum:32}}"; // expect
