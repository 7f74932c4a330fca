const value1 = "{{token:dapi:hex:32}}"; // expect
const value2 = "{{token:dapi:hex:32}}-2"; // expect
export const text = "first line\n{{token:dapi:hex:32}}"; // expect
