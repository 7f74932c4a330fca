from tornado.iostream import IOStream


class Client(IOStream):
    def send(self, request):
        self.write("GET /" + request.arguments["name"] + " HTTP/1.1\r\n\r\n")
