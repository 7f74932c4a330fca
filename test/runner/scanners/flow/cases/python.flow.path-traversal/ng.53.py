import asyncio
import functools
import os
import shutil
import threading

from asgiref.sync import sync_to_async
from fastapi import BackgroundTasks, FastAPI
from starlette.concurrency import run_in_threadpool

app = FastAPI()


def drop(path):
    os.remove(path)  # expect


@app.delete("/later")
def later(path: str, tasks: BackgroundTasks):
    tasks.add_task(drop, path)


@app.delete("/threads")
async def in_threads(path: str):
    await asyncio.to_thread(shutil.rmtree, path, ignore_errors=True)  # expect
    await run_in_threadpool(shutil.rmtree, path)  # expect
    loop = asyncio.get_running_loop()
    await loop.run_in_executor(None, os.remove, path)  # expect
    await loop.run_in_executor(None, functools.partial(os.remove, path))  # expect
    await sync_to_async(os.remove)(path)  # expect
    threading.Thread(target=os.remove, args=(path,)).start()  # expect
