headers = {"Authorization": "Basic {{base64:user:password}}"}
headers = {"Authorization": "Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ=="}
headers = {"Authorization": "Basic " + encoded}
help = "Authorization: Basic authentication"
