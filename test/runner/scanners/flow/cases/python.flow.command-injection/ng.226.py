import os
from flask import Flask, request
from flask_httpauth import HTTPBasicAuth
app = Flask(__name__); auth = HTTPBasicAuth()
@auth.verify_password
def verify(username, password):
    os.system("x " + username) # expect
@app.get("/x")
def x():
    os.system("x " + request.authorization.username) # expect
    return ""
