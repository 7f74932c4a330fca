from pyee.base import EventEmitter

events = EventEmitter()
