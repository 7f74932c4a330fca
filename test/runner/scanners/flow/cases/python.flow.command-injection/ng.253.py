import os

from mcp.server import Server
from mcp.server.fastmcp import Context, FastMCP

mcp = FastMCP("tools")
server = Server("low")
HOSTS = {"a": "10.0.0.1", "b": "10.0.0.2"}


@mcp.tool()
def ping(host: str, count: int) -> str:
    os.system("ping " + host)  # expect
    os.system("ping -c " + str(count))
    return "ok"


@mcp.tool(name="trace")
async def trace(hosts: list[str], ctx: Context) -> str:
    for host in hosts:
        os.system("traceroute " + host)  # expect
    return "ok"


@mcp.resource("file://{name}")
def read(name: str) -> str:
    os.system("cat " + name)  # expect
    return ""


@server.call_tool()
async def call_tool(name: str, arguments: dict):
    os.system("x " + arguments["host"])  # expect


@mcp.tool()
def known(name: str) -> str:
    os.system("ping " + HOSTS[name])
    return "ok"
