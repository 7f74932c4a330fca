import tempfile

with tempfile.NamedTemporaryFile("w", suffix=".csv") as report:
    report.write("id")
with open("/tmp/report.csv") as report:
    report.read()
