const value1 = "{{token:cio:alnum:32}}"; // expect
export const text = "first line\n{{token:cio:alnum:32}}"; // expect
