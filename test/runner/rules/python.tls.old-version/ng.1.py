context = ssl.SSLContext(ssl.PROTOCOL_TLSv1) # expect
