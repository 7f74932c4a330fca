const value1 = "{{token:glsa_:alnum:32}}_{{token::hex:8}}"; // expect
const value2 = "{{token:glc_eyJ:base64:90}}"; // expect
export const text = "first line\n{{token:glsa_:alnum:32}}_{{token::hex:8}}"; // expect
