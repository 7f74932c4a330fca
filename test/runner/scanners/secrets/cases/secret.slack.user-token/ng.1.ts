const value1 = "{{token:xoxp-:digits:12}}-{{token::digits:12}}-{{token::digits:12}}-{{token::hex:32}}"; // expect
export const text = "first line\n{{token:xoxp-:digits:12}}-{{token::digits:12}}-{{token::digits:12}}-{{token::hex:32}}"; // expect
