from pymongo import MongoClient


class PlayerStore:
    def __init__(self, uri="mongodb://localhost"):
        self.players = MongoClient(uri).game.players

    def above(self, score):
        query = {"score": {"$gt": int(score)}}
        return list(self.players.find(query, {"_id": 0}))
