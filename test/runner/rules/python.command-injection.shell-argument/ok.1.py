subprocess.run(["sh", "-c", "ls | wc -l"])
subprocess.run(["sh", "-c", 'tool "$1"', "sh", value])
subprocess.run(["bash", "script.sh", value])
subprocess.run(["grep", "-c", word])
