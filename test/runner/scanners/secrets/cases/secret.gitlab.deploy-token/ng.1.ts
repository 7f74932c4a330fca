const value1 = "{{token:gldt-:alnum:20}}"; // expect
export const text = "first line\n{{token:gldt-:alnum:20}}"; // expect
