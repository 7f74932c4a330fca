db = pymysql.connect(host, "root", "{{token::alnum:12}}", "shop")  # expect
smtp.login("bot@acme.io", "{{token::alnum:16}}")  # expect
box = Fernet(b"{{token::base64url:43}}=")  # expect
