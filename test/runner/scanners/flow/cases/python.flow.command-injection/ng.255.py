import email
import imaplib
import os
from email import policy
from email.parser import BytesParser

import poplib
from aiosmtpd.controller import Controller
from imap_tools import MailBox


class Handler:
    async def handle_DATA(self, server, session, envelope):
        os.system("x " + envelope.mail_from)  # expect
        os.system("x " + envelope.rcpt_tos[0])  # expect
        message = email.message_from_bytes(envelope.content)
        os.system("x " + message["Subject"])  # expect
        return "250 OK"


def fetch():
    mail = imaplib.IMAP4_SSL("h")
    typ, data = mail.fetch(b"1", "(RFC822)")
    message = email.message_from_bytes(data[0][1])
    os.system("x " + message["Subject"])  # expect
    os.system("x " + message.get("From"))  # expect
    for part in message.walk():
        os.system("x " + part.get_filename())  # expect
        os.system("x " + part.get_payload(decode=True).decode())  # expect
    other = BytesParser(policy=policy.default).parsebytes(data[0][1])
    os.system("x " + other.get_body().get_content())  # expect
    for attachment in other.iter_attachments():
        os.system("x " + attachment.get_filename())  # expect


def pop():
    box = poplib.POP3("h")
    lines = box.retr(1)[1]
    os.system("x " + lines[0].decode())  # expect


def tools():
    with MailBox("h").login("a", "b") as mailbox:
        for msg in mailbox.fetch():
            os.system("x " + msg.subject)  # expect
            for att in msg.attachments:
                os.system("x " + att.filename)  # expect
            os.system("x " + str(int(msg.uid)))
