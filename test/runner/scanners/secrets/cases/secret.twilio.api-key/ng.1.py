client = Client("AC{{token::hex:32}}", "{{token::hex:32}}") # expect
TWILIO_AUTH_TOKEN = "{{token::hex:32}}" # expect
key = "{{token:SK:hex:32}}" # expect
