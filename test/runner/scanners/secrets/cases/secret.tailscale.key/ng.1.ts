const value1 = "{{token:tskey-auth-:alnum:17}}-{{token::alnum:32}}"; // expect
export const text = "first line\n{{token:tskey-auth-:alnum:17}}-{{token::alnum:32}}"; // expect
