aws_secret_access_key = "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY"
aws_secret_access_key = os.environ["AWS_SECRET_ACCESS_KEY"]
aws_commit = "{{token::hex:40}}"
unrelated = "{{token::base64:40}}"
