const value1 = "{{token:LTAI:alnum:20}}"; // expect
export const text = "first line\n{{token:LTAI:alnum:20}}"; // expect
