const value1 = "{{token:rpa_:alnum:44}}"; // expect
export const text = "first line\n{{token:rpa_:alnum:44}}"; // expect
