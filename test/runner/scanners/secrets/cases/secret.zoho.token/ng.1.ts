const value1 = "{{token:1000.:hex:32}}.{{token::hex:32}}"; // expect
export const text = "first line\n{{token:1000.:hex:32}}.{{token::hex:32}}"; // expect
