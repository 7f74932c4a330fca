job = JSON.parse(message, symbolize_names: true)
YAML.unsafe_load("--- :a")
