from django.http import JsonResponse

from .document import PriceList

PRICES = PriceList("/srv/data/prices.xml")


def price(request):
    code = request.GET["code"]
    return JsonResponse({"code": code, "price": PRICES.price_of(code)})
