const value1 = "{{token:IGQV:alnum:140}}"; // expect
export const text = "first line\n{{token:IGQV:alnum:140}}"; // expect
