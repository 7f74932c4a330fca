context = ssl.create_default_context()
context.minimum_version = ssl.TLSVersion.TLSv1_1 # expect
