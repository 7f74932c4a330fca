const value1 = "{{token:dckr_pat_:alnum:27}}"; // expect
const value2 = "{{token:dckr_oat_:alnum:32}}"; // expect
export const text = "first line\n{{token:dckr_pat_:alnum:27}}"; // expect
