from fastapi import FastAPI

app = FastAPI()


@app.post("/models")
def model(url: str):
    name = url.split("/")[1]
    with open(f"/srv/models/{name}/weights", "wb") as file:  # expect
        file.write(b"")
    return {}


@app.post("/copies")
def copy(url: str):
    name = url.split("-")[-1]
    with open(f"/srv/models/{name}", "wb") as file:  # expect
        file.write(b"")
    return {}
