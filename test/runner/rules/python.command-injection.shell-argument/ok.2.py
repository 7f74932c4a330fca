def archive(folder):
    subprocess.run(["tar", "czf", "out.tgz", folder])
