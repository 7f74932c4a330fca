def ping(host):
    os.system("clear")
    subprocess.run(["ping", "-c", "1", host], check=True)
