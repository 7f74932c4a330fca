class ResultPresenter:
    def __init__(self, term, count):
        self.term = term
        self.count = count

    def heading(self):
        return "<h2>%d results for %s</h2>" % (self.count, self.term)

    def page(self):
        return "<html><body>" + self.heading() + "</body></html>"
