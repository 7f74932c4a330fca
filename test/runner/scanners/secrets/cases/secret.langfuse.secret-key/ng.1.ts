const value1 = "sk-lf-{{token::hex:8}}-{{token::hex:4}}-{{token::hex:4}}-{{token::hex:4}}-{{token::hex:12}}"; // expect
export const text = "first line\nsk-lf-{{token::hex:8}}-{{token::hex:4}}-{{token::hex:4}}-{{token::hex:4}}-{{token::hex:12}}"; // expect
