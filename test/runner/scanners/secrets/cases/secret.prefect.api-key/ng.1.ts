const value1 = "{{token:pnu_:alnum:36}}"; // expect
export const text = "first line\n{{token:pnu_:alnum:36}}"; // expect
