const value1 = "syt_{{token::alnum:10}}_{{token::letters:20}}_{{token::alnum:6}}"; // expect
export const text = "first line\nsyt_{{token::alnum:10}}_{{token::letters:20}}_{{token::alnum:6}}"; // expect
