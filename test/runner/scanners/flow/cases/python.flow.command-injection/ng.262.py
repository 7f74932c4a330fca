import os

import telebot

bot = telebot.TeleBot("T")


@bot.message_handler(commands=["ping"])
def ping(message):
    os.system("x " + message.text)  # expect
    os.system("x " + message.text.split()[1])  # expect
    os.system("x " + message.document.file_name)  # expect
    os.system("x " + str(message.chat.id))


@bot.message_handler(func=lambda m: True)
def any_message(m):
    os.system("x " + m.text)  # expect


@bot.callback_query_handler(func=lambda call: True)
def cb(call):
    os.system("x " + call.data)  # expect


@bot.inline_handler(lambda q: True)
def inline(inline_query):
    os.system("x " + inline_query.query)  # expect
