const value1 = "{{token:sk_:hex:48}}"; // expect
export const text = "first line\n{{token:sk_:hex:48}}"; // expect
