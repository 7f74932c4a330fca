const value1 = "{{token:CCDB1_:alnum:22}}_{{token::alnum:40}}"; // expect
export const text = "first line\n{{token:CCDB1_:alnum:22}}_{{token::alnum:40}}"; // expect
