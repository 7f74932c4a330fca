const value1 = "{{token:xkeysib-:hex:64}}-{{token::alnum:16}}"; // expect
export const text = "first line\n{{token:xkeysib-:hex:64}}-{{token::alnum:16}}"; // expect
