const value1 = "{{token:sl.:alnum:135}}"; // expect
export const text = "first line\n{{token:sl.:alnum:135}}"; // expect
