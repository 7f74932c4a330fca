from fastapi import HTTPException


def known_table(table: str):
    if table not in ("sales", "stock"):
        print("unknown table")


def known_column(column: str):
    if column not in ("name", "date"):
        raise HTTPException(400)
