JSON.parse(req.body);
serialize.serialize(object);
yaml.load(text);
yaml.load(text, { schema: yaml.JSON_SCHEMA });
v8.deserialize(buffer);
serializer.parse(text);
