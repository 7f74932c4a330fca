const value1 = "{{token:tvly-:alnum:32}}"; // expect
export const text = "first line\n{{token:tvly-:alnum:32}}"; // expect
