import os


class Archive:
    ROOT = "/srv/exports"

    @staticmethod
    def path_for(name):
        return os.path.join(Archive.ROOT, os.path.basename(name))

    @classmethod
    def remove(cls, name):
        os.remove(cls.path_for(name))
