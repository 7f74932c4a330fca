const value1 = "{{token:AKIA:base32:16}}"; // expect
const value2 = "{{token:ASIA:base32:16}}"; // expect
export const text = "first line\n{{token:AKIA:base32:16}}"; // expect
