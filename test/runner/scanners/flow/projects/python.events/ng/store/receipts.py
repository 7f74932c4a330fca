import subprocess

from store.bus import events


@events.on("receipt")
def print_receipt(number):
    subprocess.run(f"lp /srv/receipts/{number}", shell=True)  # expect
