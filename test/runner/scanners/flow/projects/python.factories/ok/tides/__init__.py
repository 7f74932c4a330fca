from flask import Flask, g, request

HARBOURS = {"b": "brest", "c": "cadiz"}


def create_app():
    app = Flask(__name__)

    @app.before_request
    def choose_harbour():
        g.harbour = HARBOURS.get(request.args.get("harbour"), "brest")

    from .charts import charts

    app.register_blueprint(charts)
    return app
