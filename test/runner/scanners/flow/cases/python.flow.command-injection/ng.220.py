import os, json, redis
r = redis.Redis()
def main():
    pubsub = r.pubsub()
    pubsub.subscribe("x")
    for message in pubsub.listen():
        os.system("x " + message["data"].decode()) # expect
