const value1 = "{{token:ATTA:hex:72}}"; // expect
export const text = "first line\n{{token:ATTA:hex:72}}"; // expect
