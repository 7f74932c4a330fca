from tornado.web import Application

from links.handlers import LeaveHandler

application = Application([(r"/leave", LeaveHandler)])
application.listen(8000)
