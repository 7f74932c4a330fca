const value1 = "{{token::alnum:6}}_{{token::alnum:29}}_mmk"; // expect
export const text = "first line\n{{token::alnum:6}}_{{token::alnum:29}}_mmk"; // expect
