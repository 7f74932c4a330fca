import os

import dramatiq
from celery import shared_task

from app import broker, celery, huey, procrastinate


@celery.task(bind=True, max_retries=2)
def render(self, key, options):
    os.system(f"render --caption={options['caption']}")  # expect


@shared_task(
    name="caption",
    bind=True,
)
def caption(self, number, text):
    os.system(f"caption {text}")  # expect


@celery.task
def shrink(width, name):
    os.system(f"shrink {name}")  # expect


@shared_task()
def label(text):
    os.system(f"label {text}")  # expect


@dramatiq.actor
def archive(folder):
    os.system(f"tar -cf {folder}")  # expect


@huey.task()
def notify(user):
    os.system(f"notify {user}")  # expect


@procrastinate.task(queue="publish")
def publish(target):
    os.system(f"publish {target}")  # expect


@broker.task
async def index(words):
    os.system(f"index {words}")  # expect
