API_KEY = "{{token::alnum:32}}" # expect
SECRET_KEY = "{{token::alnum:50}}" # expect
connect(auth_token="{{token::hex:32}}") # expect
