const value1 = "{{token:PMAK-:hex:24}}-{{token::hex:34}}"; // expect
export const text = "first line\n{{token:PMAK-:hex:24}}-{{token::hex:34}}"; // expect
