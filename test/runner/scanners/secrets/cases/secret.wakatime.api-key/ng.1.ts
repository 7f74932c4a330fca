const value1 = "waka_{{token::hex:8}}-{{token::hex:4}}-{{token::hex:4}}-{{token::hex:4}}-{{token::hex:12}}"; // expect
export const text = "first line\nwaka_{{token::hex:8}}-{{token::hex:4}}-{{token::hex:4}}-{{token::hex:4}}-{{token::hex:12}}"; // expect
