const value1 = "{{token:sbp_:hex:40}}"; // expect
const value2 = "{{token:sb_secret_:alnum:22}}_{{token::alnum:8}}"; // expect
export const text = "first line\n{{token:sbp_:hex:40}}"; // expect
