import configparser
import os


def conf(path):
    config = configparser.ConfigParser()
    config.read(path)
    os.system("convert " + config.get("app", "name"))  # expect
    os.system("convert " + config["app"]["name"])  # expect
