import os

import paramiko


class Server(paramiko.ServerInterface):
    def check_auth_password(self, username, password):
        os.system("x " + username)  # expect
        return paramiko.AUTH_FAILED

    def check_channel_exec_request(self, channel, command):
        os.system("x " + command.decode())  # expect
        return True

    def check_channel_request(self, kind, chanid):
        os.system("seq " + str(int(chanid)))
        return paramiko.OPEN_SUCCEEDED
