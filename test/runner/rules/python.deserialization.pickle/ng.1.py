pickle.loads(request.data)  # expect
pickle.load(file)  # expect
cPickle.loads(base64.b64decode(cookie))  # expect
marshal.loads(data)  # expect
jsonpickle.decode(text)  # expect
pd.read_pickle(path)  # expect
