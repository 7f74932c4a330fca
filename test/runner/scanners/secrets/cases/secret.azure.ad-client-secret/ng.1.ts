const value1 = "{{token::alnum:3}}8Q~{{token::alnum:34}}"; // expect
export const text = "first line\n{{token::alnum:3}}8Q~{{token::alnum:34}}"; // expect
