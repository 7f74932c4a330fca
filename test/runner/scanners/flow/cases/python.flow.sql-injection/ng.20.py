from typing import Annotated

from fastapi import FastAPI, Query
from pydantic import BaseModel, Field
from wtforms import Form, StringField
from wtforms.validators import DataRequired

from .database import connection

app = FastAPI()


class Search(BaseModel):
    name: Annotated[str, Field(max_length=20)]


class PartForm(Form):
    code = StringField("Code", [DataRequired()])


@app.post("/parts")
def search(data: Search, order: Annotated[str, Query(max_length=20)]):
    connection.execute(f"SELECT * FROM parts WHERE name = '{data.name}'")  # expect
    connection.execute(f"SELECT * FROM parts ORDER BY {order:>10}")  # expect


@app.post("/form")
async def form(code: str):
    form = PartForm({"code": code})
    connection.execute(f"SELECT * FROM parts WHERE code = '{form.code.data}'")  # expect
