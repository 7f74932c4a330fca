import azure.functions as func


def main(req: func.HttpRequest) -> func.HttpResponse:
    return func.HttpResponse(req.params.get("name"))


class Dispatcher:
    def __call__(self, environ, start_response):
        app = self.applications.get(environ["PATH_INFO"]) or self.default
        return app(environ, start_response)
