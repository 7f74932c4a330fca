def restore(redis, key):
    return pickle.loads(redis.get(key)) # expect
