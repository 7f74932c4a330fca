import os
import subprocess

from django.db import models


class Mirror(models.Model):
    def pull(self, remote):
        subprocess.run(["git", "pull", "--", remote])

    def prune(self, branch):
        os.system("git branch -d " + branch)

    def change(self, **values):
        for name, value in values.items():
            setattr(self, name, value)
