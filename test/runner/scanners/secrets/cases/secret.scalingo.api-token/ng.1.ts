const value1 = "{{token:tk-us-:alnum:48}}"; // expect
export const text = "first line\n{{token:tk-us-:alnum:48}}"; // expect
