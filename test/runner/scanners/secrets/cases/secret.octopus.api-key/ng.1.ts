const value1 = "{{token:API-:upper:26}}"; // expect
export const text = "first line\n{{token:API-:upper:26}}"; // expect
