config = YAML.load(File.read("config/database.yml"))
YAML.dump(config)
