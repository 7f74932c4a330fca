import os

from spyne import Integer, ServiceBase, Unicode, rpc


class Hosts(ServiceBase):
    @rpc(Unicode, Integer, _returns=Unicode)
    def ping(ctx, host, count: int):
        os.system("x " + host)  # expect
        os.system("seq " + str(count))
