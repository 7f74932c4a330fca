import os

from worker.celery_app import celery


@celery.task
def convert(name, bitrate):
    source = f"/srv/audio/{name}.wav"
    os.system(f"lame -b {bitrate} {source} /tmp/out.mp3")  # expect
