from mails.rendering import render

LAYOUT = "<p>Dear {{ recipient }},</p><h1>{{ subject }}</h1><div>{{ body }}</div>"


class Preview:
    def __init__(self, subject, body):
        self.subject = subject
        self.body = body

    def html(self, recipient):
        return render(LAYOUT, subject=self.subject, recipient=recipient, body=self.body)
