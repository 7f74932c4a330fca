from starlette.endpoints import WebSocketEndpoint
from starlette.websockets import WebSocket


class TailEndpoint(WebSocketEndpoint):
    encoding = "json"

    async def on_receive(self, websocket: WebSocket, data: dict) -> None:
        with open("/var/log/" + data["service"]) as handle:  # expect
            await websocket.send_json({"lines": handle.readlines()})
