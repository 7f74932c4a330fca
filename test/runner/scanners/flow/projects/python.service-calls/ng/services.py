import os
import shlex


class PreviewService:
    def render(self, command):
        return os.system("preview " + command)  # expect


class ReportService:
    def make(self, command):
        return os.system("report " + command)  # expect


class PingService:
    def ping(self, command):
        return os.system("ping " + command)  # expect
