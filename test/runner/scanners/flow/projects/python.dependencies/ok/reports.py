import os

from fastapi import APIRouter, Depends

from checks import known_table

router = APIRouter()


@router.get("/reports/{table}", dependencies=[Depends(known_table)])
def report(table: str):
    os.system("report " + table)
    return {}
