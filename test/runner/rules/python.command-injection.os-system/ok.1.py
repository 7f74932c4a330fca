import os, shlex
os.system("ls -l")
os.system("ls " + "-l")
os.system(COMMAND)
os.system("ping " + shlex.quote(host))
os.system(f"kill {int(pid)}")
os.system(f"ping {shlex.quote(host)}")
fixed = "clear"
os.system(fixed)
self.system(command)
platform.system()
os.path.join(a, b)
os.system("cls" if os.name == "nt" else "clear")
