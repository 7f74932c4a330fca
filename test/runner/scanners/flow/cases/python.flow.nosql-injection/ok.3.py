import neo4j
from flask import request


def find():
    with neo4j.GraphDatabase.driver("neo4j://graph.example").session() as session:
        return session.run("match (n {name: $name}) return n", name=request.args["name"])
