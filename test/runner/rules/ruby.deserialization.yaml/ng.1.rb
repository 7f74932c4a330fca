def import(upload)
  YAML.load(upload.read) # expect
end
