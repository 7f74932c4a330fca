const value1 = "{{token:ntn_:alnum:46}}"; // expect
const value2 = "{{token:secret_:alnum:43}}"; // expect
export const text = "first line\n{{token:ntn_:alnum:46}}"; // expect
