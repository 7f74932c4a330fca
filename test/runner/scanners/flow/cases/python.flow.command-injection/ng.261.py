import os

from aiogram import Bot, Dispatcher, F, Router
from aiogram.filters import Command, CommandObject
from aiogram.types import CallbackQuery, InlineQuery, Message
from aiogram.fsm.context import FSMContext

router = Router()


@router.message(Command("ping"))
async def ping(message: Message, command: CommandObject):
    os.system("x " + command.args)  # expect
    os.system("x " + message.text)  # expect
    os.system("x " + message.text.split()[1])  # expect
    os.system("x " + message.caption)  # expect
    os.system("x " + message.document.file_name)  # expect
    os.system("x " + message.from_user.full_name)  # expect
    os.system("x " + message.get_args())  # expect
    os.system("x " + str(message.chat.id))


@router.callback_query(F.data.startswith("host:"))
async def cb(callback: CallbackQuery):
    os.system("x " + callback.data)  # expect


@router.callback_query()
async def cb2(query: CallbackQuery):
    os.system("x " + query.data)  # expect


@router.inline_query()
async def inline(inline_query: InlineQuery):
    os.system("x " + inline_query.query)  # expect
    os.system("x " + str(int(inline_query.query)))
