import falcon

from .middleware import TenantMiddleware
from .parts import Parts

app = falcon.App(middleware=[TenantMiddleware()])
app.add_route("/parts", Parts())
