const value1 = "{{token:ATBB:alnum:32}}"; // expect
export const text = "first line\n{{token:ATBB:alnum:32}}"; // expect
