import os
from concurrent import futures

import grpc

import hosts_pb2
import hosts_pb2_grpc


class Hosts(hosts_pb2_grpc.HostsServicer):
    def Ping(self, request, context):
        os.system("x " + request.host)  # expect
        os.system("x " + request.address.host)  # expect
        for h in request.hosts:
            os.system("x " + h)  # expect
        os.system("x " + str(int(request.count)))
        meta = dict(context.invocation_metadata())
        os.system("x " + meta["x-host"])  # expect
        for key, value in context.invocation_metadata():
            os.system("x " + value)  # expect
        return hosts_pb2.PingReply()

    def Stream(self, request_iterator, context):
        for request in request_iterator:
            os.system("x " + request.host)  # expect
        for item in request_iterator:
            os.system("x " + item.host)  # expect

    async def Other(self, req: hosts_pb2.PingRequest, ctx: grpc.aio.ServicerContext):
        os.system("x " + req.host)  # expect
