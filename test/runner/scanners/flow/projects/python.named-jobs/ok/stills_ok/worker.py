import asyncio

from arq.connections import RedisSettings


async def cut_still_ok(ctx: dict, clip_id: int, options: dict) -> None:
    command = f"ffmpeg -ss {options['at']} -i {clip_id}.mp4"
    await asyncio.create_subprocess_shell(command)


async def unused_still_ok(ctx: dict, options: dict) -> None:
    await asyncio.create_subprocess_shell("ls " + options["width"])


class WorkerSettings:
    functions = [
        cut_still_ok,
        unused_still_ok,
    ]
    redis_settings = RedisSettings(host="redis")
