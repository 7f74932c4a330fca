from web.app import app
from web.database import fetch
from web.decorators import with_filters


@app.get("/visits")
@with_filters("country", "browser")
def visits(filters):
    country = filters.get("country", "CH")
    return fetch("SELECT day, hits FROM visits WHERE country = '" + country + "'")  # expect
