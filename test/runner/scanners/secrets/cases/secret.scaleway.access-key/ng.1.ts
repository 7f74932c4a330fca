const value1 = "{{token:SCW:upper:17}}"; // expect
export const text = "first line\n{{token:SCW:upper:17}}"; // expect
