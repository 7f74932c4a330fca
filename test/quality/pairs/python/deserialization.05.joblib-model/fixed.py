import shelve
import torch
import joblib
import sys


def load_model(path):
    return torch.load(path, weights_only=True)


model = load_model(sys.argv[1])
