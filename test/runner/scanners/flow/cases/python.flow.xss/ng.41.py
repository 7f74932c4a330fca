import azure.functions as func


def main(req: func.HttpRequest) -> func.HttpResponse:
    return func.HttpResponse("<p>" + req.params.get("name"), mimetype="text/html")  # expect
