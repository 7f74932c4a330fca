const value1 = "{{token:fm2_:base64:120}}"; // expect
const value2 = "{{token:fo1_:mixed:43}}"; // expect
const value3 = "FlyV1 {{token:fm2_:base64:120}}"; // expect
export const text = "first line\n{{token:fm2_:base64:120}}"; // expect
