const value1 = "{{token:dnkey-:alnum:26}}-{{token::alnum:52}}"; // expect
export const text = "first line\n{{token:dnkey-:alnum:26}}-{{token::alnum:52}}"; // expect
