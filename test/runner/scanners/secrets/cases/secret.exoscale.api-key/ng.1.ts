const value1 = "{{token:EXO:hex:24}}"; // expect
export const text = "first line\n{{token:EXO:hex:24}}"; // expect
