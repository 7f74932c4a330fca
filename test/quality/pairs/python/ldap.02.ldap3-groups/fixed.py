from fastapi import FastAPI
from ldap3 import Connection, Server
from ldap3.utils.conv import escape_filter_chars

app = FastAPI()


@app.get("/groups/{member}")
def groups(member: str):
    connection = Connection(Server("directory.acme.com", use_ssl=True), auto_bind=True)
    query = f"(&(objectClass=group)(member={escape_filter_chars(member)}))"
    connection.search("ou=groups,dc=acme", query, attributes=["cn"])
    return [entry.cn.value for entry in connection.entries]
