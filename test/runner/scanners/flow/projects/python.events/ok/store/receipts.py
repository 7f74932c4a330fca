import subprocess

from store.bus import events


@events.on("receipt")
def print_receipt(number):
    subprocess.run(["lp", f"/srv/receipts/{int(number)}"])
