import os, subprocess
from flask import request

def ping():
    os.system("ping -c 1 " + request.args.get("host"))  # expect
    os.system(f"ping -c 1 {host}")  # expect
    os.popen("cat %s" % name).read()  # expect
    os.system("ls {}".format(folder))  # expect
    command = request.form["cmd"]
    os.system(command)  # expect
    out = subprocess.getoutput("id " + user)  # expect
    os.system(cmd)  # expect

async def convert(name):
    await asyncio.create_subprocess_shell(f"convert {name} out.png")  # expect
