#define PASSWORD_FILE "/etc/app/password"
const char *password = getenv("DB_PASSWORD");
