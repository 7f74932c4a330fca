from flask import Flask

from profile.views import profile

app = Flask(__name__)
app.register_blueprint(profile)
