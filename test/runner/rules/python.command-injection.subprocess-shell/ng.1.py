subprocess.run("ls " + path, shell=True)  # expect
subprocess.Popen(f"tar czf {name}", shell=True, stdout=PIPE)  # expect
subprocess.check_output("grep %s file" % word, shell=True)  # expect
subprocess.call(command, shell=True)  # expect
Popen(cmd, shell=True)  # expect
subprocess.run(args=cmd, shell=True)  # expect
subprocess.run(  # expect
    ["sh", f"-c {x}"],
    shell=True,
)
subprocess.check_call("ls {0}".format(folder), shell=True)  # expect
