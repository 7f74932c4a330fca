const value1 = "{{token:md-:alnum:22}}"; // expect
export const text = "first line\n{{token:md-:alnum:22}}"; // expect
