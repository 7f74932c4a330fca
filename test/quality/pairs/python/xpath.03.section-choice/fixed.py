from django.http import JsonResponse
from lxml import etree

SECTIONS = {"colors": "theme/colors", "fonts": "theme/fonts"}


def preferences(request):
    tree = etree.parse("/etc/app/preferences.xml")
    section = request.COOKIES.get("section", "colors")
    query = "/preferences/{0}/text()".format(SECTIONS.get(section, "theme/colors"))
    return JsonResponse({"values": tree.xpath(query)})
