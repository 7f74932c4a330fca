import os

from .web.archive import archive_name


def pack():
    os.system("tar cf backup.tar " + archive_name())  # expect
