const value1 = "{{token:tfp_:alnum:44}}"; // expect
export const text = "first line\n{{token:tfp_:alnum:44}}"; // expect
