job = Oj.load(message, mode: :object) # expect
item = JSON.parse(message, create_additions: true) # expect
