const value1 = "{{token:AIza:base64url:35}}"; // expect
export const text = "first line\n{{token:AIza:base64url:35}}"; // expect
