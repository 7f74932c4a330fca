handle, name = tempfile.mkstemp()
file = tempfile.NamedTemporaryFile()
folder = tempfile.mkdtemp()
