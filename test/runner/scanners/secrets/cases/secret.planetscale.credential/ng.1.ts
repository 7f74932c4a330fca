const value1 = "{{token:pscale_tkn_:alnum:43}}"; // expect
const value2 = "{{token:pscale_pw_:alnum:43}}"; // expect
export const text = "first line\n{{token:pscale_tkn_:alnum:43}}"; // expect
