import os
import sqlite3
import subprocess


def run_pending():
    connection = sqlite3.connect("/var/lib/jobs.db")
    for job_id, target in connection.execute("SELECT id, target FROM jobs WHERE state = 'new'"):
        subprocess.run(["rsync", "-a", "/srv/data/", "--", target], check=True)
        connection.execute("UPDATE jobs SET state = 'done' WHERE id = ?", (job_id,))
