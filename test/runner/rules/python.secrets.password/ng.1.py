PASSWORD = "Tr0ub4dor&3"  # expect
api_key = "9f86d081884c7d65"  # expect
self.db_password = "hunter2!"  # expect
connection = connect(user="root", password="letmein123")  # expect
DATABASES = {"default": {"PASSWORD": "letmein123"}}  # expect
config["password"] = "letmein123"  # expect
def login(user, password="letmein123"): pass  # expect
