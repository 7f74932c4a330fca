import os
from flask import Flask, request
app = Flask(__name__)

class Folder:
    def __init__(self, base):
        self.base = base

    def __truediv__(self, other):
        return Folder(f'{self.base}/{other}')

    def __str__(self):
        return self.base

@app.route('/1')
def one():
    target = Folder('/srv') / request.args.get('name')
    os.system(f'stat {target}')  # expect
    return 'ok'

@app.route('/2')
def two():
    target = Folder('/srv') / 'files' / request.args.get('name')
    os.system(f'stat {target}')  # expect
    return 'ok'

@app.route('/3')
def three():
    target = Folder('/srv') / 'files' / request.args.get('name')
    os.system('stat ' + str(target))  # expect
    return 'ok'
