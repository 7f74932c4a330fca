const value1 = "{{token:ATCTT3xFfGF0:alnum:160}}"; // expect
export const text = "first line\n{{token:ATCTT3xFfGF0:alnum:160}}"; // expect
