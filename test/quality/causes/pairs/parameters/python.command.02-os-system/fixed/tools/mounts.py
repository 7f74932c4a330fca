import os
import subprocess


def mount(device, folder):
    subprocess.run(["mount", device, folder], check=True)
