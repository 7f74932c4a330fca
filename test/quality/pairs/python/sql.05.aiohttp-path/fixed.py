from aiohttp import web


async def delete_note(request):
    note_id = request.match_info["id"]
    pool = request.app["pool"]
    async with pool.acquire() as connection:
        await connection.execute("DELETE FROM notes WHERE id = {}".format(int(note_id)))
    return web.Response(status=204)


app = web.Application()
app.router.add_delete("/notes/{id}", delete_note)
