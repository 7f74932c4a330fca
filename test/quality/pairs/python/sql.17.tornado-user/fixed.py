import tornado.web
import sqlite3


class UserHandler(tornado.web.RequestHandler):
    def get(self):
        uid = self.get_argument("id")
        db = sqlite3.connect("x.db")
        row = db.execute("select * from users where id = ?", (uid,)).fetchone()
        self.write({"user": row})
