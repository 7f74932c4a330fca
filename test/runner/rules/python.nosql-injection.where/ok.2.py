rows = list(db.users.find({"$where": "this.a > this.b"}))
