from fastapi import HTTPException


def known_table(table: str):
    if table not in ("sales", "stock"):
        raise HTTPException(400)
