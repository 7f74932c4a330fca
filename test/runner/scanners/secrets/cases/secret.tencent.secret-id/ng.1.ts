const value1 = "{{token:AKID:alnum:32}}"; // expect
export const text = "first line\n{{token:AKID:alnum:32}}"; // expect
