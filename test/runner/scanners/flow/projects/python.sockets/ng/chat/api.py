from fastapi import FastAPI, WebSocket

from chat import scripts

app = FastAPI()


@app.websocket("/sent")
async def sent(socket: WebSocket):
    await socket.accept()
    while True:
        scripts.sent(await socket.receive_text())


@app.websocket("/looped")
async def looped(websocket: WebSocket):
    await websocket.accept()
    async for text in websocket.iter_text():
        scripts.looped(text)
