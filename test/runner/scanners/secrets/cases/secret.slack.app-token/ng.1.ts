const value1 = "xapp-1-{{token:A:upper:10}}-{{token::digits:13}}-{{token::hex:64}}"; // expect
export const text = "first line\nxapp-1-{{token:A:upper:10}}-{{token::digits:13}}-{{token::hex:64}}"; // expect
