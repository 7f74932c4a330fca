from django.http import JsonResponse
from django.views import View

from shop.models import Product


class ProductSearch(View):
    def get(self, request):
        term = request.GET["q"]
        products = Product.objects.raw("SELECT * FROM shop_product WHERE name LIKE %s", [f"%{term}%"])
        return JsonResponse({"products": [product.name for product in products]})
