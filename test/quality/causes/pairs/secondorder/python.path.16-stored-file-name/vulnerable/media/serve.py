import os

import psycopg2
from flask import Flask, abort

app = Flask(__name__)
connection = psycopg2.connect("dbname=media")


@app.get("/media/<int:media_id>")
def media(media_id):
    with connection.cursor() as cursor:
        cursor.execute("SELECT file_name FROM media WHERE id = %s", (media_id,))
        row = cursor.fetchone()
    if row is None:
        abort(404)
    with open("/srv/media/" + row[0], "rb") as file:  # expect
        return file.read()
