const value1 = "{{token:key-:hex:32}}"; // expect
export const text = "first line\n{{token:key-:hex:32}}"; // expect
