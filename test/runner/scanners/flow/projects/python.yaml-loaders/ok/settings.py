import yaml


class Settings:
    loader = yaml.SafeLoader
