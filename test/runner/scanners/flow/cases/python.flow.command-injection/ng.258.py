import os

from nicegui import app, events, ui


@ui.page("/h/{name}")
def page(name: str, count: int):
    os.system("x " + name)  # expect
    os.system("seq " + str(count))
    host = ui.input("Host")
    ui.button("Ping", on_click=lambda: os.system("ping " + host.value))  # expect
    ui.input("Live", on_change=lambda e: os.system("x " + e.value))  # expect


def uploaded(e: events.UploadEventArguments):
    os.system("x " + e.name)  # expect


ui.upload(on_upload=uploaded)


@app.get("/api/{name}")
def api(name: str):
    os.system("x " + name)  # expect
