PUBLIC = """-----BEGIN PUBLIC KEY-----
{{lines:base64:64:10}}
-----END PUBLIC KEY-----"""
if text.startswith("-----BEGIN RSA PRIVATE KEY-----"):
    pass
HELP = """-----BEGIN PRIVATE KEY-----
...
-----END PRIVATE KEY-----"""
HEADER, FOOTER = "-----BEGIN PRIVATE KEY-----", "-----END PRIVATE KEY-----"
