const value1 = "{{token:tr_prod_:alnum:20}}"; // expect
export const text = "first line\n{{token:tr_prod_:alnum:20}}"; // expect
