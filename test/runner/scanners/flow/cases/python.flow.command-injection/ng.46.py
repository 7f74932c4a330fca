import os
from telegram import Update
import discord, telebot
async def start(update: Update, context):
    os.system("ls " + update.message.text)  # expect
    os.system("ls " + context.args[0])  # expect
bot = telebot.TeleBot("x")
@bot.message_handler(commands=["x"])
def h(message):
    os.system("ls " + message.text)  # expect
client = discord.Client()
@client.event
async def on_message(message):
    os.system("ls " + message.content)  # expect
@dbot.command()
async def run(ctx, arg):
    os.system("ls " + arg)  # expect
