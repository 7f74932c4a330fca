const value1 = "1/1{{token::digits:15}}:{{token::hex:32}}"; // expect
export const text = "first line\n1/1{{token::digits:15}}:{{token::hex:32}}"; // expect
