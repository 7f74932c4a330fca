def find(name):
    return users.find({"$where": "this.name == '" + name + "'"}) # expect
