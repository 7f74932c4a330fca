import os

from pony.orm import Database, Optional, Required, db_session, get, select

db = Database()


class Host(db.Entity):
    name = Required(str)
    port = Required(int)


@db_session
def by_get():
    host = Host.get(port=1)
    os.system("ping " + host.name)  # expect


@db_session
def by_select():
    for host in select(h for h in Host if h.port > 1):
        os.system("ping " + host.name)  # expect


@db_session
def by_select_slice():
    for host in select(h for h in Host)[:10]:
        os.system("ping " + host.name)  # expect


@db_session
def by_entity_select():
    for host in Host.select(lambda h: h.port > 1):
        os.system("ping " + host.name)  # expect


@db_session
def by_first():
    host = Host.select().order_by(Host.name).first()
    os.system("ping " + host.name)  # expect


@db_session
def by_get_query():
    name = get(h.name for h in Host if h.port == 1)
    os.system("ping " + name)  # expect


@db_session
def by_select_by_sql():
    for host in Host.select_by_sql("SELECT * FROM Host"):
        os.system("ping " + host.name)  # expect


@db_session
def by_db_select():
    for name in db.select("SELECT name FROM Host"):
        os.system("ping " + name)  # expect


@db_session
def by_db_get():
    os.system("ping " + db.get("SELECT name FROM Host WHERE id = 1"))  # expect


@db_session
def safe():
    host = Host.get(port=1)
    os.system("ping " + str(int(host.name)))
