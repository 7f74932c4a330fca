const value1 = "{{token:pat:alnum:14}}.{{token::hex:64}}"; // expect
export const text = "first line\n{{token:pat:alnum:14}}.{{token::hex:64}}"; // expect
