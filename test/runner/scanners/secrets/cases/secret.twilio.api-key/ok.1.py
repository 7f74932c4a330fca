client = Client("AC{{token::hex:32}}", os.environ["TWILIO_AUTH_TOKEN"])
client = Client("AC{{fill:x:32}}", "your_auth_token")
TWILIO_AUTH_TOKEN = ""
