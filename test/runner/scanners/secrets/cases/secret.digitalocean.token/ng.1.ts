const value1 = "{{token:dop_v1_:hex:64}}"; // expect
const value2 = "{{token:doo_v1_:hex:64}}"; // expect
export const text = "first line\n{{token:dop_v1_:hex:64}}"; // expect
