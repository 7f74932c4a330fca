const value1 = "{{token:secret-live-:alnum:36}}="; // expect
export const text = "first line\n{{token:secret-live-:alnum:36}}="; // expect
