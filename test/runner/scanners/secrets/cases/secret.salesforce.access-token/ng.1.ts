const value1 = "{{token:00D:alnum:12}}!{{token::alnum:96}}"; // expect
export const text = "first line\n{{token:00D:alnum:12}}!{{token::alnum:96}}"; // expect
