import shutil

from aiohttp import web


async def purge(request):
    folders = [request.query.get("folder"), "previews"]
    for folder in folders:
        if folder is None:
            continue
        folder = "thumbnails" if folder != "previews" else "previews"
        shutil.rmtree("/var/cache/app/" + folder)
    return web.Response(text="done")
