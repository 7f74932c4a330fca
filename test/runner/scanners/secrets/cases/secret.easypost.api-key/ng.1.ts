const value1 = "{{token:EZAK:alnum:54}}"; // expect
export const text = "first line\n{{token:EZAK:alnum:54}}"; // expect
