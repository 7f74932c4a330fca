import os
import typing

import graphene
import strawberry
from ariadne import MutationType, ObjectType, QueryType, SubscriptionType, convert_kwargs_to_snake_case

query = QueryType()
mutation = MutationType()
host = ObjectType("Host")
subscription = SubscriptionType()


@query.field("ping")
def resolve_ping(_, info, host):
    os.system("x " + host)  # expect
    os.system("x " + info.context["request"].headers["x-host"])  # expect


@mutation.field("addHost")
async def resolve_add(obj, info, input):
    os.system("x " + input["host"])  # expect


@host.field("addr")
def resolve_addr(obj, info, **kwargs):
    os.system("x " + kwargs["kind"])  # expect


@subscription.source("feed")
async def feed(obj, info, name):
    os.system("x " + name)  # expect
    yield name


class Query(graphene.ObjectType):
    ping = graphene.String(host=graphene.String())

    def resolve_ping(self, info, host):
        os.system("x " + host)  # expect
        os.system("x " + info.context.headers["X-Host"])  # expect

    def resolve_other(root, info, **args):
        os.system("x " + args["host"])  # expect


class AddHost(graphene.Mutation):
    class Arguments:
        host = graphene.String()
        count = graphene.Int()

    def mutate(self, info, host, count: int):
        os.system("x " + host)  # expect
        os.system("x " + str(count))

    @classmethod
    def mutate_and_get_payload(cls, root, info, **data):
        os.system("x " + data["host"])  # expect


class RelayHost(graphene.relay.ClientIDMutation):
    class Input:
        host = graphene.String()

    @classmethod
    def mutate_and_get_payload(cls, root, info, host, **kwargs):
        os.system("x " + host)  # expect


@strawberry.input
class HostInput:
    host: str
    count: int


@strawberry.type
class SQuery:
    @strawberry.field
    def ping(self, host: str) -> str:
        os.system("x " + host)  # expect
        return ""

    @strawberry.mutation
    def add(self, input: HostInput, info: strawberry.Info) -> str:
        os.system("x " + input.host)  # expect
        os.system("x " + str(input.count))
        return ""

    @strawberry.subscription
    async def feed(self, name: str) -> typing.AsyncGenerator[str, None]:
        os.system("x " + name)  # expect
        yield name
