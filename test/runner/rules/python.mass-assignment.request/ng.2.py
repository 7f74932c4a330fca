from django import forms
from flask import Flask, request

app = Flask(__name__)


@app.post("/users")
def create():
    user = User(**request.json)  # expect
    Account.objects.create(**request.get_json())  # expect
    return {"id": user.id}


class UserForm(forms.ModelForm):
    class Meta:
        model = User
        fields = "__all__"  # expect
