import os
import shlex


class PreviewService:
    def render(self, command):
        return os.system("preview " + shlex.quote(command))


class ReportService:
    def make(self, command):
        return os.system("report " + shlex.quote(command))


class PingService:
    def ping(self, command):
        return os.system("ping " + shlex.quote(command))
