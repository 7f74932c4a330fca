#define WIFI_PASSWORD "{{token::alnum:14}}" // expect
static char password[] = "{{token::alnum:14}}"; // expect
