import os
import subprocess


class LabelRequested:
    def __init__(self, label):
        self.label = label


def print_label(event):
    os.system("lp " + event.label) # expect
