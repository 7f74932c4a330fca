import os

from Products.Five.browser import BrowserView


class HostView(BrowserView):
    def __call__(self):
        os.system("x " + self.request.form["host"])  # expect
        os.system("x " + self.request.form.get("host"))  # expect
        os.system("x " + self.request.get("host"))  # expect
        os.system("x " + self.context.REQUEST.form["host"])  # expect
        os.system("x " + self.context.REQUEST.get("host"))  # expect
