context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
