import os

from peewee import CharField, ForeignKeyField, IntegerField, Model, SqliteDatabase
from playhouse.shortcuts import model_to_dict

db = SqliteDatabase("app.db")


class BaseModel(Model):
    class Meta:
        database = db


class Owner(BaseModel):
    title = CharField()


class Host(BaseModel):
    name = CharField()
    port = IntegerField()
    owner = ForeignKeyField(Owner, backref="hosts")


def by_get(id: int):
    host = Host.get(Host.id == id)
    os.system("ping " + host.name)  # expect


def by_get_by_id(id: int):
    os.system("ping " + Host.get_by_id(id).name)  # expect


def by_get_or_none(id: int):
    host = Host.get_or_none(Host.id == id)
    os.system("ping " + host.name)  # expect


def by_select():
    for host in Host.select():
        os.system("ping " + host.name)  # expect


def by_select_where():
    for host in Host.select().where(Host.port == 1).order_by(Host.name):
        os.system("ping " + host.name)  # expect


def by_first():
    host = Host.select().where(Host.port == 1).first()
    os.system("ping " + host.name)  # expect


def by_select_get():
    host = Host.select().join(Owner).where(Host.port == 1).get()
    os.system("ping " + host.owner.title)  # expect


def by_dicts():
    for row in Host.select(Host.name).dicts():
        os.system("ping " + row["name"])  # expect


def by_tuples():
    for (name,) in Host.select(Host.name).tuples():
        os.system("ping " + name)  # expect


def by_scalar():
    os.system("ping " + Host.select(Host.name).scalar())  # expect


def by_iterator():
    for host in Host.select().iterator():
        os.system("ping " + host.name)  # expect


def by_get_or_create():
    host, created = Host.get_or_create(port=1)
    os.system("ping " + host.name)  # expect


def by_backref():
    owner = Owner.get_by_id(1)
    for host in owner.hosts:
        os.system("ping " + host.name)  # expect


def by_execute_sql():
    cursor = db.execute_sql("select name from host")
    for row in cursor.fetchall():
        os.system("ping " + row[0])  # expect


def by_model_to_dict():
    row = model_to_dict(Host.get_by_id(1))
    os.system("ping " + row["name"])  # expect


def by_raw():
    for host in Host.raw("SELECT * FROM host"):
        os.system("ping " + host.name)  # expect


def safe():
    os.system("ping " + str(int(Host.get_by_id(1).name)))


def safe_count():
    os.system("ping %d" % Host.select().count())
