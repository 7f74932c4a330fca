import os
import stat
from pathlib import Path


def install(target):
    Path(target).chmod(stat.S_IRUSR | stat.S_IWUSR)
    Path("/srv/shared").mkdir(mode=0o750, exist_ok=True)
    return os.open(target, os.O_CREAT | os.O_WRONLY, 0o666)
