rows = list(db.users.find({"$where": f"this.age > {age}"})) # expect
