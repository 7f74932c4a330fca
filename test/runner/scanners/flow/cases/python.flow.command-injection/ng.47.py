import os
import azure.functions as func


def main(req: func.HttpRequest) -> func.HttpResponse:
    os.system("ls " + req.params.get("name"))  # expect
    os.system("ls " + req.get_json()["name"])  # expect
    os.system("ls " + req.route_params["name"])  # expect
    return func.HttpResponse("done")


class Greeter(pb2_grpc.GreeterServicer):
    def SayHello(self, request, context):
        os.system("ls " + request.name)  # expect
