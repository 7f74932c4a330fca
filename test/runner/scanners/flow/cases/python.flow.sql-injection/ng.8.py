from flask import g, request, Flask
app = Flask(__name__)
@app.get("/posts2")
def posts2():
    limit = request.args.get("limit", 10, type=str)
    return g.db.execute(f"SELECT * FROM posts LIMIT {limit}").fetchall()  # expect
