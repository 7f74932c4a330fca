static const char *api_key = "";
const char *password_label = "Enter your password";
const char *password_field = "password";
