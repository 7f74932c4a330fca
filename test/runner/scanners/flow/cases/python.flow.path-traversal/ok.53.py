import asyncio
import os
import shutil
import threading

from fastapi import BackgroundTasks, FastAPI

app = FastAPI()


class Pool:
    def submit(self, action, name):
        return {"action": action, "name": name}


def drop(path):
    os.remove(os.path.join("/srv/files", os.path.basename(path)))


@app.delete("/later")
def later(path: str, tasks: BackgroundTasks):
    tasks.add_task(drop, path)


@app.delete("/threads")
async def in_threads(path: str):
    name = await asyncio.to_thread(os.path.basename, path)
    await asyncio.to_thread(shutil.rmtree, "/srv/files/" + name)
    await asyncio.to_thread(print, path)
    threading.Thread(target=os.remove, args=("/srv/files/" + name,)).start()
    return Pool().submit(os.remove, path)
