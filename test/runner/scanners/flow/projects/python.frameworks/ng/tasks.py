import requests
from celery import shared_task


@shared_task
def ping(url, timeout=2):
    requests.get(url, timeout=timeout)  # expect
