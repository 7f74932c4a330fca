import ftplib


def push(host, user, password, file):
    ftp = ftplib.FTP(host)  # expect
    ftp.login(user, password)
    ftp.storbinary("STOR report", file)
