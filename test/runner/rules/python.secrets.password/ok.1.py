PASSWORD = os.environ["PASSWORD"]
PASSWORD_FIELD = "letmein123"
password = ""
prompt = {"password": "Enter password"}
api_key = "YOUR_API_KEY"
connect(password=getenv("PASSWORD"))
fields = {"password": "password"}
api_key = f"{prefix}key"
password = "changeme"
access_key = "user.access-key"
if password == "letmein123": pass
