const value1 = "{{token:cflt:alnum:60}}"; // expect
export const text = "first line\n{{token:cflt:alnum:60}}"; // expect
