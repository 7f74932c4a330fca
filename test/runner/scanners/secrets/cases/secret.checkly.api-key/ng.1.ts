const value1 = "{{token:cu_:hex:32}}"; // expect
export const text = "first line\n{{token:cu_:hex:32}}"; // expect
