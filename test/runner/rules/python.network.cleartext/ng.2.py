from telnetlib import Telnet

with Telnet("switch.example.com", 23) as session:  # expect
    session.write(b"show version")
