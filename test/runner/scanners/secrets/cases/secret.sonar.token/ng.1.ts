const value1 = "{{token:sqp_:hex:40}}"; // expect
const value2 = "{{token:squ_:hex:40}}"; // expect
export const text = "first line\n{{token:sqp_:hex:40}}"; // expect
