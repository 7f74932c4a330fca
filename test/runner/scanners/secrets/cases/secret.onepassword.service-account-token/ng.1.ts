const value1 = "{{token:ops_eyJ:base64:300}}"; // expect
export const text = "first line\n{{token:ops_eyJ:base64:300}}"; // expect
