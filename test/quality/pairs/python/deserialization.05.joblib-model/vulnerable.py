import shelve
import torch
import joblib
import sys


def load_model(path):
    return joblib.load(path)


model = load_model(sys.argv[1])
