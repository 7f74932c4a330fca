const value1 = "{{token::hex:32}}-us14"; // expect
export const text = "first line\n{{token::hex:32}}-us14"; // expect
