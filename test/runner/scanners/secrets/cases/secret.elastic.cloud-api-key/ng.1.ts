const value1 = "{{token:essu_:alnum:80}}"; // expect
export const text = "first line\n{{token:essu_:alnum:80}}"; // expect
