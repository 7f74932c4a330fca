const value1 = "{{token::alnum:14}}.atlasv1.{{token::alnum:67}}"; // expect
export const text = "first line\n{{token::alnum:14}}.atlasv1.{{token::alnum:67}}"; // expect
