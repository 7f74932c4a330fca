#define DB_PASSWORD "Tr0ub4dor3x" // expect
int connect_db(void) { return db_open("app", DB_PASSWORD); }
