app = Flask(__name__)
app.secret_key = "9f8e7d6c5b4a39281706" # expect
