from mails.rendering import render


class Preview:
    def __init__(self, subject, body):
        self.subject = subject
        self.body = body

    def html(self, recipient):
        return render(self.body, subject=self.subject, recipient=recipient)
