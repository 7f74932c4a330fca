const value1 = "{{token:shpat_:hex:32}}"; // expect
const value2 = "{{token:shpss_:hex:32}}"; // expect
export const text = "first line\n{{token:shpat_:hex:32}}"; // expect
