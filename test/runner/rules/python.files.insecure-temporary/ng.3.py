import os
from tempfile import mktemp

name = mktemp()  # expect
with open(f"/tmp/report-{os.getpid()}.csv", "w") as report:  # expect
    report.write("id")
