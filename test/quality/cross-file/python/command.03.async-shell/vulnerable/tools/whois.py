from tools.quoting import argument
from tools.shell import run


async def lookup(domain):
    return await run("whois " + argument(domain))
