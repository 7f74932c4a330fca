const value1 = "{{token:fw_:alnum:24}}"; // expect
export const text = "first line\n{{token:fw_:alnum:24}}"; // expect
