import os
import sys


def disk_usage(folders):
    lines = []
    for folder in folders:
        with os.popen(f"du -sh {folder}") as pipe:
            lines.append(pipe.read())
    return lines


if __name__ == "__main__":
    for line in disk_usage(sys.argv[1:]):
        print(line)
