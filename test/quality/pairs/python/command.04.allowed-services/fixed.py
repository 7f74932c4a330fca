import subprocess

from aiohttp import web

SERVICES = ("nginx", "redis", "worker")


async def restart(request):
    data = await request.post()
    service = data["service"]
    if service not in SERVICES:
        raise web.HTTPBadRequest(text="Unknown service")
    subprocess.Popen("sudo systemctl restart " + service, shell=True)
    return web.json_response({"restarted": service})
