headers = {"Authorization": "Basic {{base64:deploy:kT9vQ2mZ7w}}"} # expect
