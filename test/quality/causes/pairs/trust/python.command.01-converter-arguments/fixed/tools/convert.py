import argparse
import os


def main():
    parser = argparse.ArgumentParser(description="Convert a video")
    parser.add_argument("source")
    args = parser.parse_args()
    os.system("ffmpeg -i " + args.source + " out.mp4")  # at most low


if __name__ == "__main__":
    main()
