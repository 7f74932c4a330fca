context = ssl.create_default_context()
context.minimum_version = ssl.TLSVersion.TLSv1_2
NAMES = {ssl.TLSVersion.TLSv1: "1.0"}
