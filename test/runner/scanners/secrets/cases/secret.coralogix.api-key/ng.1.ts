const value1 = "{{token:cxtp_:alnum:30}}"; // expect
export const text = "first line\n{{token:cxtp_:alnum:30}}"; // expect
