const value1 = "{{token:sktsec_:alnum:47}}_api"; // expect
export const text = "first line\n{{token:sktsec_:alnum:47}}_api"; // expect
