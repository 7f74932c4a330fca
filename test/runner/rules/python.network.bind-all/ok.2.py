def listen(host, port):
    sock.bind((host, port))
