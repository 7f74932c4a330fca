import os
import stat
from pathlib import Path


def install(target):
    Path(target).chmod(stat.S_IRWXU | stat.S_IRWXG | stat.S_IRWXO)  # expect
    Path("/srv/shared").mkdir(mode=0o777, exist_ok=True)  # expect
    os.mkfifo("/srv/shared/queue", stat.S_IRUSR | stat.S_IWUSR | stat.S_IWOTH)  # expect
