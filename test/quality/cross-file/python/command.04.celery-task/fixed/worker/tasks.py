import subprocess

from worker.celery_app import celery


@celery.task
def convert(name, bitrate):
    source = f"/srv/audio/{name}.wav"
    subprocess.run(["lame", "-b", str(int(bitrate)), source, "/tmp/out.mp3"], check=True)
