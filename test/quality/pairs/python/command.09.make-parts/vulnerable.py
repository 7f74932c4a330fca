import argparse
import os


def build(options):
    parts = ["make"]
    parts.append("-j4")
    parts.append(options.target)
    return " ".join(parts)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("target")
    options = parser.parse_args()
    os.system(build(options))


main()
