import asyncio
import shutil

from litestar.events import listener


@listener("draft.discarded")
async def remove(draft: str) -> None:
    await asyncio.to_thread(shutil.rmtree, f"/srv/drafts/{draft}", ignore_errors=True)  # expect
