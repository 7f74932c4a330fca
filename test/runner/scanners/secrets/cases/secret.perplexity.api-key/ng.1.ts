const value1 = "{{token:pplx-:alnum:48}}"; // expect
export const text = "first line\n{{token:pplx-:alnum:48}}"; // expect
