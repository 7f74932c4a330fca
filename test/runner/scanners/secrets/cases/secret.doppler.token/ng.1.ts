const value1 = "{{token:dp.pt.:alnum:43}}"; // expect
const value2 = "dp.st.prd.{{token::alnum:43}}"; // expect
export const text = "first line\n{{token:dp.pt.:alnum:43}}"; // expect
