from flask import redirect, request


class BackMixin:
    def back(self, fallback):
        target = request.args.get("back", fallback)
        return redirect(target)  # expect
