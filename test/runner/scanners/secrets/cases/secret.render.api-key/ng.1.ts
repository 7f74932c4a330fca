const value1 = "{{token:rnd_:alnum:28}}"; // expect
export const text = "first line\n{{token:rnd_:alnum:28}}"; // expect
