const value1 = "{{token:AQVN:alnum:36}}"; // expect
export const text = "first line\n{{token:AQVN:alnum:36}}"; // expect
