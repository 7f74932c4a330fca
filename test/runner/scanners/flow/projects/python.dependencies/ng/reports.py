import os

from fastapi import APIRouter, Depends

from checks import known_column, known_table

router = APIRouter()


@router.get("/reports/{table}", dependencies=[Depends(known_column), Depends(known_table)])
def report(table: str, column: str):
    os.system("report " + table)  # expect
    os.system("report " + column)
    return {}


@router.get("/columns/{column}")
def show(column: str):
    os.system("show " + column)  # expect
    return {}
