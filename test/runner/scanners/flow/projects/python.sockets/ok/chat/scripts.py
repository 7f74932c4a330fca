import re
import subprocess

ROOM = re.compile(r"[a-z]{1,20}")
KNOWN = {"first", "last"}


def served(text):
    subprocess.run(["served", "--", text])


def received(text):
    if ROOM.fullmatch(text):
        subprocess.run("received " + text, shell=True)


def read_text(text):
    subprocess.run("read_text " + str(int(text)), shell=True)


def told(text):
    if text not in KNOWN:
        return
    subprocess.run("told " + text, shell=True)


def sent(text):
    subprocess.run(["sent", "--", text])


def consumed(text):
    if not ROOM.fullmatch(text):
        raise ValueError("room")
    subprocess.run("consumed " + text, shell=True)


def ticked(text):
    subprocess.run(["ticked", "--", text])


def looped(text):
    subprocess.run("looped " + str(int(text)), shell=True)


def joined(text):
    subprocess.run(["joined", "--", text])


def served_old(text):
    subprocess.run(["served", "--", text])


def emitted(text):
    if text in KNOWN:
        subprocess.run("emitted " + text, shell=True)
