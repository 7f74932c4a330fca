const value1 = "{{token:re_:alnum:8}}_{{token::alnum:24}}"; // expect
export const text = "first line\n{{token:re_:alnum:8}}_{{token::alnum:24}}"; // expect
