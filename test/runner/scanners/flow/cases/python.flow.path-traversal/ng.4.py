import graphene
import strawberry


class Query(graphene.ObjectType):
    def resolve_file(self, info, name):
        return open("/data/" + name).read()  # expect


@strawberry.type
class Files:
    @strawberry.field
    def file(self, name: str) -> str:
        return open("/data/" + name).read()  # expect
