import asyncpg


async def fetch(sql, *values):
    connection = await asyncpg.connect(database="helpdesk")
    try:
        return await connection.fetch(sql, *values)  # expect
    finally:
        await connection.close()
