const value1 = "glcbt-64_{{token::alnum:20}}"; // expect
const value2 = "{{token:glsoat-:alnum:20}}"; // expect
const value3 = "{{token:gloas-:hex:64}}"; // expect
export const text = "first line\nglcbt-64_{{token::alnum:20}}"; // expect
