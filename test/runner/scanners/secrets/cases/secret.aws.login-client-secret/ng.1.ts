const value1 = "{{token:amzn1.oa2-cs.v1.:hex:64}}"; // expect
export const text = "first line\n{{token:amzn1.oa2-cs.v1.:hex:64}}"; // expect
