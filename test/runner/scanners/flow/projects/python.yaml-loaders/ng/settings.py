import yaml


class Settings:
    loader = yaml.UnsafeLoader
