const value1 = "{{token:xoxb-:digits:12}}-{{token::digits:13}}-{{token::alnum:24}}"; // expect
export const text = "first line\n{{token:xoxb-:digits:12}}-{{token::digits:13}}-{{token::alnum:24}}"; // expect
