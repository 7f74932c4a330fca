const value1 = "{{token:ico-:alnum:32}}"; // expect
export const text = "first line\n{{token:ico-:alnum:32}}"; // expect
