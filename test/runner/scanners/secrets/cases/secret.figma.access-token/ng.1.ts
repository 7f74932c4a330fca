const value1 = "{{token:figd_:alnum:40}}"; // expect
export const text = "first line\n{{token:figd_:alnum:40}}"; // expect
