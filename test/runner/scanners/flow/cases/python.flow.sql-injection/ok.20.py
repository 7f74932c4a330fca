from enum import Enum
from typing import Annotated, Literal

import jwt
from fastapi import FastAPI, Header, Query
from pydantic import BaseModel, Field, conint, constr
from wtforms import Form, IntegerField, SelectField, StringField
from wtforms.validators import Regexp

from .database import connection

app = FastAPI()


class Size(str, Enum):
    small = "small"


class Search(BaseModel):
    name: Annotated[str, Field(pattern=r"^[a-z0-9-]+$")]
    code: constr(pattern=r"^[A-Z]{3}$")
    size: Size
    page: conint(ge=1)
    order: Literal["name", "id"]


class PartForm(Form):
    year = IntegerField("Year")
    order = SelectField("Order", choices=[("id", "Id")])
    code = StringField("Code", [Regexp(r"^[A-Z]{3}$")])


@app.post("/parts")
def search(data: Search, order: Annotated[str, Query(pattern="^[a-z_]+$")], limit: str):
    connection.execute(f"SELECT * FROM parts WHERE name = '{data.name}' AND code = '{data.code}' AND size = '{data.size.value}'")
    connection.execute(f"SELECT * FROM parts ORDER BY {data.order}, {order} OFFSET {data.page}")
    connection.execute(f"SELECT * FROM parts LIMIT {limit:d}")


@app.post("/form")
async def form(code: str):
    form = PartForm({"code": code})
    connection.execute(f"SELECT * FROM parts WHERE year = {form.year.data} AND code = '{form.code.data}' ORDER BY {form.order.data}")


@app.get("/mine")
def mine(authorization: str = Header()):
    claims = jwt.decode(authorization, "key", algorithms=["HS256"])
    connection.execute(f"SELECT * FROM parts WHERE owner = '{claims['sub']}'")
