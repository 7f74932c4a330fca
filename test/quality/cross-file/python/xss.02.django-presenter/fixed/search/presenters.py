from django.utils.html import escape


class ResultPresenter:
    def __init__(self, term, count):
        self.term = term
        self.count = count

    def heading(self):
        return "<h2>%d results for %s</h2>" % (self.count, escape(self.term))

    def page(self):
        return "<html><body>" + self.heading() + "</body></html>"
