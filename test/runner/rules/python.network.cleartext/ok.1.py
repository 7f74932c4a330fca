import ftplib


def push(host, user, password, file):
    ftp = ftplib.FTP_TLS(host)
    ftp.login(user, password)
    ftp.prot_p()
    ftp.storbinary("STOR report", file)
