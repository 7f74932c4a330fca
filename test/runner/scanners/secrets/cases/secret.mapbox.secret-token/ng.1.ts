const value1 = "{{token:sk.eyJ:base64url:80}}.{{token::alnum:22}}"; // expect
export const text = "first line\n{{token:sk.eyJ:base64url:80}}.{{token::alnum:22}}"; // expect
