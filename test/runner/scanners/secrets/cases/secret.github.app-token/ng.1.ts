const value1 = "{{token:ghs_:alnum:36}}"; // expect
const value2 = "{{token:ghu_:alnum:36}}"; // expect
export const text = "first line\n{{token:ghs_:alnum:36}}"; // expect
