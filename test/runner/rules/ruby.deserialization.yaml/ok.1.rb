def import(upload)
  YAML.safe_load(upload.read)
  YAML.load(text, permitted_classes: [Symbol])
end
