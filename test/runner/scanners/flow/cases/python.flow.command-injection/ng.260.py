import os

from telegram import Update
from telegram.ext import Application, CommandHandler, ContextTypes, MessageHandler, filters


async def ping(update: Update, context: ContextTypes.DEFAULT_TYPE) -> None:
    os.system("x " + context.args[0])  # expect
    os.system("x " + update.message.text)  # expect
    os.system("x " + update.effective_message.text)  # expect
    os.system("x " + update.message.document.file_name)  # expect
    os.system("x " + update.callback_query.data)  # expect
    os.system("x " + update.inline_query.query)  # expect
    os.system("x " + update.message.caption)  # expect
    os.system("x " + update.message.from_user.first_name)  # expect
    os.system("x " + update.message.text_html)  # expect
    os.system("x " + update.edited_message.text)  # expect
    os.system("x " + update.message.reply_to_message.text)  # expect
    os.system("x " + context.match.group(1))  # expect
    os.system("x " + str(update.effective_chat.id))
    os.system("x " + str(int(context.args[0])))
    query = update.callback_query
    os.system("x " + query.data)  # expect
