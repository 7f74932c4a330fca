const value1 = "{{token:EAAM:alnum:150}}"; // expect
const value2 = "{{token:EAACE:alnum:2}}dBA{{token::alnum:150}}"; // expect
export const text = "first line\n{{token:EAAM:alnum:150}}"; // expect
