KEY = """-----BEGIN OPENSSH PRIVATE KEY----- # expect
{{lines:base64:70:6}}
-----END OPENSSH PRIVATE KEY-----"""
INLINE = "-----BEGIN EC PRIVATE KEY-----\n{{token::base64:64}}\n{{token::base64:64}}\n-----END EC PRIVATE KEY-----" # expect
