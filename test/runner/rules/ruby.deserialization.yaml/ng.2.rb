document = Psych.load(response.body) # expect
