import argparse
import os


def build(options):
    parts = ["make"]
    parts.append("-j4")
    parts.append("all")
    return " ".join(parts)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("target")
    options = parser.parse_args()
    os.system(build(options))


main()
