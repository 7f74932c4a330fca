const value1 = "{{token:nfp_:alnum:36}}"; // expect
export const text = "first line\n{{token:nfp_:alnum:36}}"; // expect
