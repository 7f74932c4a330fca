const value1 = "{{token::alnum:76}}AZDO{{token::alnum:4}}"; // expect
export const text = "first line\n{{token::alnum:76}}AZDO{{token::alnum:4}}"; // expect
