from flask import Flask, request

from core.accounts import rename_account
from core.transactions import in_transaction

app = Flask(__name__)


@app.post("/accounts/<int:account>/label")
def change_label(account):
    label = request.form["label"]
    changed = in_transaction(rename_account, account, label)
    return {"changed": changed}
