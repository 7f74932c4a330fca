client.set_missing_host_key_policy(paramiko.RejectPolicy())
client.load_system_host_keys()
