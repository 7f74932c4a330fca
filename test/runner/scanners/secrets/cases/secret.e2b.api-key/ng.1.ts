const value1 = "{{token:e2b_:hex:40}}"; // expect
export const text = "first line\n{{token:e2b_:hex:40}}"; // expect
