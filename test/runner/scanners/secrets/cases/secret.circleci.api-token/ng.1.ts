const value1 = "{{token:CCIPAT_:alnum:22}}_{{token::hex:40}}"; // expect
export const text = "first line\n{{token:CCIPAT_:alnum:22}}_{{token::hex:40}}"; // expect
