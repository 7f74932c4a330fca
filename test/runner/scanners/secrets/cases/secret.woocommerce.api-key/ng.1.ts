const value1 = "{{token:cs_:hex:40}}"; // expect
export const text = "first line\n{{token:cs_:hex:40}}"; // expect
