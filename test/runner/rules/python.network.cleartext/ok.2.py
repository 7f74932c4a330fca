import paramiko

client = paramiko.SSHClient()
client.load_system_host_keys()
client.connect("switch.example.com")
