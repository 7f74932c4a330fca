const value1 = "{{token:gho_:alnum:36}}"; // expect
export const text = "first line\n{{token:gho_:alnum:36}}"; // expect
