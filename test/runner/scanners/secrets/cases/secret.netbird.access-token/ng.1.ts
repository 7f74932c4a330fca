const value1 = "{{token:nbp_:alnum:36}}"; // expect
export const text = "first line\n{{token:nbp_:alnum:36}}"; // expect
