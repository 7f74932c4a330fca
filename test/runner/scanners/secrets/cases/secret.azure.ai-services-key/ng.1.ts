const value1 = "{{token::alnum:52}}JQQJ99{{token::alnum:26}}"; // expect
export const text = "first line\n{{token::alnum:52}}JQQJ99{{token::alnum:26}}"; // expect
