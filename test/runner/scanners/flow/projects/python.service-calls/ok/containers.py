import punq
from injector import Injector

from .services import ReportService

container = punq.Container()
container.register(ReportService)
injector = Injector()
