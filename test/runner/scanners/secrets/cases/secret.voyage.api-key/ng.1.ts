const value1 = "{{token:pa-:alnum:43}}"; // expect
export const text = "first line\n{{token:pa-:alnum:43}}"; // expect
