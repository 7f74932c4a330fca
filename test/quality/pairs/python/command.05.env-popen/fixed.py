import os
import sys


def disk_usage(folders):
    lines = []
    for folder in folders:
        size = sum(entry.stat().st_size for entry in os.scandir(folder))
        lines.append(f"{size} {folder}")
    return lines


if __name__ == "__main__":
    for line in disk_usage(sys.argv[1:]):
        print(line)
