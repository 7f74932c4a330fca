import os
import subprocess


def mount(device, folder):
    os.system("mount %s %s" % (device, folder))  # expect unsure
