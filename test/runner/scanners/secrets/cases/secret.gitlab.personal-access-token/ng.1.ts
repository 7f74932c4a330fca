const value1 = "{{token:glpat-:alnum:20}}"; // expect
const value2 = "{{token:glpat-:alnum:27}}.01.{{token::lower:9}}"; // expect
export const text = "first line\n{{token:glpat-:alnum:20}}"; // expect
