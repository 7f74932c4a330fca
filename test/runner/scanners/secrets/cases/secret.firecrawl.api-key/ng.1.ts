const value1 = "{{token:fc-:hex:32}}"; // expect
export const text = "first line\n{{token:fc-:hex:32}}"; // expect
