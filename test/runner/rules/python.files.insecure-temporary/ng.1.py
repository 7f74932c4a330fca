name = tempfile.mktemp()  # expect
name = tempfile.mktemp(suffix=".txt")  # expect
