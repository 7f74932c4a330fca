import os

from django.db import models


class Mirror(models.Model):
    def pull(self, remote):
        os.system("git pull " + remote)  # expect

    def prune(self, branch):
        os.system("git branch -d " + branch)  # expect

    def change(self, **values):
        for name, value in values.items():
            setattr(self, name, value)  # expect
