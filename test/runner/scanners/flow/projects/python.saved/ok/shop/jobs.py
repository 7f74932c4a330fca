import os

import requests
from celery import shared_task


@shared_task
def print_label(printer, copies):
    os.system("lp -d {p} -n {n} label.pdf".format(p=printer, n=copies))


@shared_task
def push(url, count):
    requests.post(url, json={"count": count}, timeout=5)
