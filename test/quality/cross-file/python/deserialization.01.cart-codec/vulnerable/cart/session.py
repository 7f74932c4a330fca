from cart import codec


def load_cart(request):
    token = request.cookies.get("cart")
    return codec.decode(token) if token else []
