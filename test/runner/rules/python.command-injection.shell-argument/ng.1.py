subprocess.run(["sh", "-c", script])  # expect
subprocess.check_output(["/bin/bash", "-c", "ls " + path])  # expect
subprocess.Popen(["bash", "-lc", f"cd {folder} && make"], cwd=root)  # expect
