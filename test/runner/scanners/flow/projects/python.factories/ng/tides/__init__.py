from flask import Flask, g, request


def create_app():
    app = Flask(__name__)

    @app.before_request
    def choose_harbour():
        g.harbour = request.args.get("harbour", "brest")

    from .charts import charts

    app.register_blueprint(charts)
    return app
