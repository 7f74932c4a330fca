const value1 = "{{token:sntryu_:hex:64}}"; // expect
const value2 = "{{token:sntrys_eyJ:base64:140}}_{{token::base64:43}}"; // expect
export const text = "first line\n{{token:sntryu_:hex:64}}"; // expect
