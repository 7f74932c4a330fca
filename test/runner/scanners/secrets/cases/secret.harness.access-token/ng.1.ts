const value1 = "{{token:pat.:alnum:22}}.{{token::hex:24}}.{{token::alnum:20}}"; // expect
export const text = "first line\n{{token:pat.:alnum:22}}.{{token::hex:24}}.{{token::alnum:20}}"; // expect
