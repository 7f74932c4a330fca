const value1 = "{{token:mdb_sa_sk_:alnum:40}}"; // expect
export const text = "first line\n{{token:mdb_sa_sk_:alnum:40}}"; // expect
