const value1 = "{{token:AVNS_:alnum:19}}"; // expect
export const text = "first line\n{{token:AVNS_:alnum:19}}"; // expect
