const value1 = "{{token:secret-:alnum:43}}"; // expect
export const text = "first line\n{{token:secret-:alnum:43}}"; // expect
