const value1 = "{{token:dbtc_:alnum:43}}"; // expect
export const text = "first line\n{{token:dbtc_:alnum:43}}"; // expect
