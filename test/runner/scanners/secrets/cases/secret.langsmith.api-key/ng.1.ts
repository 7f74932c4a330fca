const value1 = "{{token:lsv2_pt_:hex:32}}_{{token::hex:10}}"; // expect
export const text = "first line\n{{token:lsv2_pt_:hex:32}}_{{token::hex:10}}"; // expect
