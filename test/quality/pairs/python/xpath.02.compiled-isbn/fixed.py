import xml.etree.ElementTree as ET

from aiohttp import web
from lxml import etree

books = etree.parse("/srv/books.xml")


async def title(request):
    isbn = request.match_info["isbn"]
    find = etree.XPath("/books/book[isbn=%d]/title" % int(isbn))
    return web.json_response([node.text for node in find(books)])
