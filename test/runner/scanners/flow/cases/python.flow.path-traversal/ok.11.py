from pathlib import Path, PurePosixPath

import graphene
from flask import request


class Query(graphene.ObjectType):
    def resolve_page(self, info, number: int):
        return open("/data/%s" % number).read()


def name():
    return open("/data/" + Path(request.args["file"]).name).read()


def stem():
    return open("/data/" + PurePosixPath(request.args["file"]).stem + ".txt").read()
