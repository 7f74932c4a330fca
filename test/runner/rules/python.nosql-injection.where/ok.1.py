def find(name):
    return users.find({"name": {"$eq": name}})
