const value1 = "{{token:ucat_:upper:26}}"; // expect
export const text = "first line\n{{token:ucat_:upper:26}}"; // expect
