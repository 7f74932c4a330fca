import asyncio
import os
import shutil

from litestar.events import listener


@listener("draft.discarded")
async def remove(draft: str) -> None:
    name = await asyncio.to_thread(os.path.basename, draft)
    await asyncio.to_thread(shutil.rmtree, f"/srv/drafts/{name}", ignore_errors=True)


@listener("draft.saved")
async def archive(draft: str) -> None:
    await asyncio.to_thread(shutil.rmtree, "/srv/archive", ignore_errors=True)
