import tornado.web
import tornado.websocket

from chat import scripts


class Ticks(tornado.websocket.WebSocketHandler):
    def on_message(self, message):
        scripts.ticked(message)


app = tornado.web.Application([(r"/ticks", Ticks)])
