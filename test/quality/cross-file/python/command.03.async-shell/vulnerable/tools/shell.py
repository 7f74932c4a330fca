import asyncio


async def run(command):
    process = await asyncio.create_subprocess_shell(  # expect
        command,
        stdout=asyncio.subprocess.PIPE,
    )
    output, _ = await process.communicate()
    return output.decode()
