payload = YAML.safe_load(request.body.read, aliases: true)
Oj.load(message, mode: :strict)
