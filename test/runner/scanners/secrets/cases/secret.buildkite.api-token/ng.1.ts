const value1 = "{{token:bkua_:alnum:40}}"; // expect
export const text = "first line\n{{token:bkua_:alnum:40}}"; // expect
