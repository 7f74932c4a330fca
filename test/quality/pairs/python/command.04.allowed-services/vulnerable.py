import subprocess

from aiohttp import web

SERVICES = ("nginx", "redis", "worker")


async def restart(request):
    data = await request.post()
    service = data["service"]
    subprocess.Popen("sudo systemctl restart " + service, shell=True)
    return web.json_response({"restarted": service})
