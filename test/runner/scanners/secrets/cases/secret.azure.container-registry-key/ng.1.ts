const value1 = "{{token::alnum:42}}+ACRA{{token::alnum:5}}"; // expect
export const text = "first line\n{{token::alnum:42}}+ACRA{{token::alnum:5}}"; // expect
