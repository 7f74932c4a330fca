import os
from fastapi import FastAPI, Depends
from fastapi.security import HTTPBasic, HTTPBasicCredentials, OAuth2PasswordRequestForm
app = FastAPI(); security = HTTPBasic()
@app.get("/a")
def a(credentials: HTTPBasicCredentials = Depends(security)):
    os.system("x " + credentials.username) # expect
@app.post("/b")
def b(form: OAuth2PasswordRequestForm = Depends()):
    os.system("x " + form.username) # expect
def user(credentials: HTTPBasicCredentials = Depends(security)):
    os.system("x " + credentials.username) # expect
    return credentials.username
