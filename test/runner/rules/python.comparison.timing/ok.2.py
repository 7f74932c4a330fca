import hmac

signature = hmac.new(key, body, "sha256").hexdigest()
if signature == None:
    raise ValueError()
count == 3
