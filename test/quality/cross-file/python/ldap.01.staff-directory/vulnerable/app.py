from flask import Flask, jsonify, request

from staff.directory import Directory

app = Flask(__name__)
directory = Directory("ldap://ldap.internal")


@app.get("/staff")
def staff():
    entries = directory.find(request.args["login"])
    return jsonify([name for name, _ in entries])
