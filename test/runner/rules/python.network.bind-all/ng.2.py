def listen(port):
    sock.bind(("", port)) # expect
