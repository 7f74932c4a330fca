import os

import dramatiq
from celery import shared_task

from app import celery


@celery.task(bind=True)
def render(self, key, options):
    os.system(f"render --start={options['start']} {key}")


@shared_task(bind=True)
def caption(self, text, number):
    os.system(f"caption {number}")


@dramatiq.actor
def archive(name, folder):
    os.system(f"tar -cf {folder}")
