const value1 = "{{token:sgp_:hex:16}}_{{token::hex:40}}"; // expect
const value2 = "{{token:sgp_:hex:40}}"; // expect
export const text = "first line\n{{token:sgp_:hex:16}}_{{token::hex:40}}"; // expect
