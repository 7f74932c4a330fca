import subprocess


class Clock:
    def on_message(self, message):
        subprocess.run(["clock", message])


def replay(connection):
    for row in connection:
        subprocess.run("replay " + row, shell=True)


replay(["first", "last"])
