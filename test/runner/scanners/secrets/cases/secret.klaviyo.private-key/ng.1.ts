const value1 = "{{token:pk_:hex:34}}"; // expect
export const text = "first line\n{{token:pk_:hex:34}}"; // expect
