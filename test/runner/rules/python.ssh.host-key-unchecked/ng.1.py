client.set_missing_host_key_policy(paramiko.AutoAddPolicy())  # expect
client.set_missing_host_key_policy(WarningPolicy)  # expect
