const value1 = "{{token:sgp_:alnum:64}}"; // expect
export const text = "first line\n{{token:sgp_:alnum:64}}"; // expect
