const value1 = "{{token:llx-:alnum:48}}"; // expect
export const text = "first line\n{{token:llx-:alnum:48}}"; // expect
