import os

import discord
from discord import app_commands
from discord.ext import commands

bot = commands.Bot(command_prefix="!", intents=discord.Intents.default())
client = discord.Client(intents=discord.Intents.default())
tree = app_commands.CommandTree(client)


@bot.command()
async def ping(ctx, host):
    os.system("x " + host)  # expect
    os.system("x " + ctx.message.content)  # expect


@bot.command(name="say")
async def say(ctx, *, text: str):
    os.system("x " + text)  # expect


@bot.command()
async def many(ctx, *args):
    os.system("x " + args[0])  # expect


@bot.hybrid_command()
async def hybrid(ctx: commands.Context, host: str):
    os.system("x " + host)  # expect


@tree.command(name="ping")
@app_commands.describe(host="h")
async def slash(interaction: discord.Interaction, host: str, count: int):
    os.system("x " + host)  # expect
    os.system("x " + str(count))


@client.event
async def on_message(message):
    os.system("x " + message.content)  # expect
    os.system("x " + message.attachments[0].filename)  # expect
    os.system("x " + message.author.display_name)  # expect
    for attachment in message.attachments:
        os.system("x " + attachment.filename)  # expect


class Tools(commands.Cog):
    @commands.command()
    async def ping(self, ctx, host):
        os.system("x " + host)  # expect

    @app_commands.command()
    async def slash(self, interaction: discord.Interaction, host: str):
        os.system("x " + host)  # expect

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message):
        os.system("x " + message.content)  # expect


class HostModal(discord.ui.Modal, title="Host"):
    host = discord.ui.TextInput(label="Host")

    async def on_submit(self, interaction: discord.Interaction):
        os.system("x " + self.host.value)  # expect
        os.system("x " + interaction.data["custom_id"])  # expect


@bot.group()
async def grp(ctx):
    pass


@grp.command()
async def sub(ctx, host):
    os.system("x " + host)  # expect
