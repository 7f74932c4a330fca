const value1 = "{{token:NRAK-:upper:27}}"; // expect
const value2 = "{{token::hex:36}}NRAL"; // expect
export const text = "first line\n{{token:NRAK-:upper:27}}"; // expect
