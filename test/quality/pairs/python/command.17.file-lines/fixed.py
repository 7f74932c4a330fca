import subprocess


def run_jobs(path):
    with open(path) as lines:
        for line in lines:
            subprocess.run(["convert", "--", line.strip()], check=False)
