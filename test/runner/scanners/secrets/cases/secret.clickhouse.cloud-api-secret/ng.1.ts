const value1 = "{{token:4b1d:alnum:38}}"; // expect
export const text = "first line\n{{token:4b1d:alnum:38}}"; // expect
