from aiohttp import web

STORE = web.AppKey("store", object)
