subprocess.run(["ls", path])
subprocess.run("ls -l | wc", shell=True)
subprocess.run(COMMAND, shell=True)
subprocess.run(["ls", path], shell=False)
subprocess.run(f"ls {shlex.quote(path)}", shell=False)
fixed = "ls | wc"
subprocess.run(fixed, shell=True)
run(command)
job.run(command, shell=True)
