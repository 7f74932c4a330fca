payload = YAML.unsafe_load(request.body.read) # expect
