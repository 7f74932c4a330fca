const value1 = "{{token:pul-:hex:40}}"; // expect
export const text = "first line\n{{token:pul-:hex:40}}"; // expect
