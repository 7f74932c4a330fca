from django import forms
from flask import Flask, request

app = Flask(__name__)


@app.post("/users")
def create():
    user = User(name=request.json["name"], email=request.json["email"])
    for name, default in DEFAULTS.items():
        setattr(user, name, default)
    return {"id": user.id}


class UserForm(forms.ModelForm):
    class Meta:
        model = User
        fields = ["name", "email"]
