const value1 = "{{token:pcsk_:alnum:6}}_{{token::alnum:63}}"; // expect
export const text = "first line\n{{token:pcsk_:alnum:6}}_{{token::alnum:63}}"; // expect
