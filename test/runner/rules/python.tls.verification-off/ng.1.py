requests.get(url, verify=False)  # expect
httpx.Client(verify=False)  # expect
context = ssl._create_unverified_context()  # expect
ssl._create_default_https_context = ssl._create_unverified_context  # expect
context.check_hostname = False  # expect
context.verify_mode = ssl.CERT_NONE  # expect
session.verify = False  # expect
pool = urllib3.PoolManager(cert_reqs="CERT_NONE")  # expect
aiohttp.TCPConnector(ssl=False)  # expect
