const value1 = "{{token:api_:alnum:22}}.{{token::alnum:22}}"; // expect
export const text = "first line\n{{token:api_:alnum:22}}.{{token::alnum:22}}"; // expect
