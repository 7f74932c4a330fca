import os


class FileResource:
    def on_get(self, req, resp, stem, number):
        os.system("cat " + stem)  # expect
        os.system("cat %s" % number)  # expect
