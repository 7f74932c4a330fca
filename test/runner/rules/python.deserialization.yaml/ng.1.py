yaml.load(text)  # expect
yaml.load(file, Loader=yaml.Loader)  # expect
yaml.load(request.data, Loader=yaml.UnsafeLoader)  # expect
yaml.unsafe_load(text)  # expect
yaml.load_all(stream)  # expect
