import os

from pyrogram import Client, filters
from telethon import TelegramClient, events

app = Client("a")
client = TelegramClient("a", 1, "h")


@app.on_message(filters.command("ping"))
async def ping(client, message):
    os.system("x " + message.command[1])  # expect
    os.system("x " + message.text)  # expect
    os.system("x " + message.document.file_name)  # expect


@app.on_callback_query()
async def cb(client, callback_query):
    os.system("x " + callback_query.data)  # expect


@client.on(events.NewMessage(pattern=r"/ping (.*)"))
async def new(event):
    os.system("x " + event.text)  # expect
    os.system("x " + event.raw_text)  # expect
    os.system("x " + event.message.message)  # expect
    os.system("x " + event.message.text)  # expect
    os.system("x " + event.pattern_match.group(1))  # expect
    os.system("x " + str(event.chat_id))


@client.on(events.CallbackQuery)
async def cbq(event):
    os.system("x " + event.data.decode())  # expect
