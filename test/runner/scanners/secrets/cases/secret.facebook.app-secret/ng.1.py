FB_APP_SECRET = "{{token::hex:32}}"  # expect
os.environ["FACEBOOK_CLIENT_SECRET"] = "{{token::hex:32}}"  # expect
whatsapp = {"whatsappAppSecret": "{{token::hex:32}}"}  # expect
