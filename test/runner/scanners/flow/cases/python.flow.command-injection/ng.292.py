import os

from sqlalchemy import create_engine, select, text
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker, create_async_engine
from sqlalchemy.orm import DeclarativeBase, Mapped, Session, joinedload, mapped_column, relationship, sessionmaker

engine = create_engine("postgresql://localhost/app")
SessionLocal = sessionmaker(engine)
async_session = async_sessionmaker(create_async_engine("postgresql+asyncpg://localhost/app"))


class Base(DeclarativeBase):
    pass


class Host(Base):
    __tablename__ = "hosts"
    id: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str]
    port: Mapped[int]
    jobs: Mapped[list["Job"]] = relationship(back_populates="host")


class Job(Base):
    __tablename__ = "jobs"
    id: Mapped[int] = mapped_column(primary_key=True)
    command: Mapped[str]
    host: Mapped[Host] = relationship(back_populates="jobs")


def by_query_first(session: Session):
    host = session.query(Host).filter(Host.port == 1).first()
    os.system("ping " + host.name)  # expect


def by_query_db(db: Session, host_id: int):
    host = db.query(Host).filter(Host.id == host_id).first()
    os.system("ping " + host.name)  # expect


def by_query_all(db: Session):
    for host in db.query(Host).all():
        os.system("ping " + host.name)  # expect


def by_query_iter(db: Session):
    for host in db.query(Host).filter_by(port=1):
        os.system("ping " + host.name)  # expect


def by_query_one(db: Session):
    host = db.query(Host).filter_by(port=1).options(joinedload(Host.jobs)).one()
    os.system(host.jobs[0].command)  # expect


def by_query_get(db: Session):
    os.system("ping " + db.query(Host).get(1).name)  # expect


def by_query_columns(db: Session):
    for name, port in db.query(Host.name, Host.port):
        os.system("ping " + name)  # expect


def by_query_scalar(db: Session):
    os.system("ping " + db.query(Host.name).filter_by(id=1).scalar())  # expect


def by_yield_per(db: Session):
    for host in db.query(Host).yield_per(100):
        os.system("ping " + host.name)  # expect


def by_get(db: Session):
    host = db.get(Host, 1)
    os.system("ping " + host.name)  # expect


def by_session_get():
    with Session(engine) as session:
        host = session.get(Host, 1)
        os.system("ping " + host.name)  # expect


def by_local_get():
    with SessionLocal() as s:
        host = s.get(Host, 1)
        os.system("ping " + host.name)  # expect


def by_scalars(session: Session):
    for host in session.scalars(select(Host)):
        os.system("ping " + host.name)  # expect


def by_scalars_all(session: Session):
    for host in session.scalars(select(Host).where(Host.port == 1)).all():
        os.system("ping " + host.name)  # expect


def by_db_scalars(db: Session):
    for host in db.scalars(select(Host)).unique().all():
        os.system("ping " + host.name)  # expect


def by_scalar(db: Session):
    name = db.scalar(select(Host.name).where(Host.id == 1))
    os.system("ping " + name)  # expect


def by_execute_scalar_one(db: Session):
    host = db.execute(select(Host).where(Host.id == 1)).scalar_one()
    os.system("ping " + host.name)  # expect


def by_execute_scalars(db: Session):
    for host in db.execute(select(Host)).scalars().all():
        os.system("ping " + host.name)  # expect


def by_execute_mappings(db: Session):
    for row in db.execute(text("SELECT name FROM hosts")).mappings():
        os.system("ping " + row["name"])  # expect


def by_execute_mapping_one(session: Session):
    row = session.execute(text("SELECT name FROM hosts")).mappings().one()
    os.system("ping " + row["name"])  # expect


def by_core():
    with engine.connect() as connection:
        for row in connection.execute(text("SELECT name FROM hosts")):
            os.system("ping " + row.name)  # expect


def by_core_begin():
    with engine.begin() as conn:
        row = conn.execute(text("SELECT name FROM hosts")).one()
        os.system("ping " + row[0])  # expect


def by_core_first():
    with engine.connect() as c:
        row = c.execute(text("SELECT name FROM hosts")).first()
        os.system("ping " + row.name)  # expect


def by_driver_sql():
    with engine.connect() as conn:
        for name, port in conn.exec_driver_sql("SELECT name, port FROM hosts"):
            os.system("ping " + name)  # expect


async def by_async_get(session: AsyncSession):
    host = await session.get(Host, 1)
    os.system("ping " + host.name)  # expect


async def by_async_result(session: AsyncSession):
    result = await session.execute(select(Host))
    for host in result.scalars():
        os.system("ping " + host.name)  # expect


async def by_async_one(db: AsyncSession):
    result = await db.execute(select(Host).where(Host.id == 1))
    host = result.scalar_one_or_none()
    os.system("ping " + host.name)  # expect


async def by_async_scalars(db: AsyncSession):
    hosts = (await db.scalars(select(Host))).all()
    os.system("ping " + hosts[0].name)  # expect


async def by_async_stream():
    async with async_session() as session:
        async for host in await session.stream_scalars(select(Host)):
            os.system("ping " + host.name)  # expect


async def by_async_scalar():
    async with async_session() as session:
        os.system("ping " + await session.scalar(select(Host.name)))  # expect


class HostRepository:
    def __init__(self, session: Session):
        self.session = session

    def find(self, host_id: int) -> Host | None:
        return self.session.query(Host).filter_by(id=host_id).one_or_none()

    def all(self) -> list[Host]:
        return list(self.session.scalars(select(Host)))


class HostService:
    def __init__(self, repository: HostRepository):
        self.repository = repository

    def ping(self, host_id: int):
        host = self.repository.find(host_id)
        os.system("ping " + host.name)  # expect

    def ping_all(self):
        for host in self.repository.all():
            os.system("ping " + host.name)  # expect


def by_refresh(db: Session, host: Host):
    db.refresh(host)
    os.system("ping " + host.name)  # expect


def safe_port(db: Session):
    host = db.get(Host, 1)
    os.system("ping " + str(host.port))


def safe_list(db: Session):
    host = db.get(Host, 1)
    if host.name in ("a", "b"):
        os.system("ping " + host.name)
