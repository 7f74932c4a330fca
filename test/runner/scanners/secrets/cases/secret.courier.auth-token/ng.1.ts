const value1 = "{{token:pk_prod_:upper:28}}"; // expect
export const text = "first line\n{{token:pk_prod_:upper:28}}"; // expect
