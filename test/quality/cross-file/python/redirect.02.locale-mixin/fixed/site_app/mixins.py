from flask import redirect, request

PLACES = {"home": "/", "settings": "/settings", "cart": "/cart"}


class BackMixin:
    def back(self, fallback):
        target = PLACES.get(request.args.get("back"), fallback)
        return redirect(target)
