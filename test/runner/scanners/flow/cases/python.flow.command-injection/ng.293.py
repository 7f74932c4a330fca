import os

from fastapi import Depends, FastAPI
from sqlmodel import Field, Session, SQLModel, create_engine, select
from sqlmodel.ext.asyncio.session import AsyncSession

app = FastAPI()
engine = create_engine("sqlite:///db")


class Host(SQLModel, table=True):
    id: int | None = Field(default=None, primary_key=True)
    name: str
    port: int


def get_session():
    with Session(engine) as session:
        yield session


@app.get("/a")
def by_get(session: Session = Depends(get_session)):
    host = session.get(Host, 1)
    os.system("ping " + host.name)  # expect


@app.get("/b")
def by_exec_all(session: Session = Depends(get_session)):
    for host in session.exec(select(Host)).all():
        os.system("ping " + host.name)  # expect


@app.get("/c")
def by_exec_first(session: Session = Depends(get_session)):
    host = session.exec(select(Host).where(Host.port == 1)).first()
    os.system("ping " + host.name)  # expect


@app.get("/d")
def by_exec_one(db: Session = Depends(get_session)):
    statement = select(Host).where(Host.port == 1)
    host = db.exec(statement).one()
    os.system("ping " + host.name)  # expect


@app.get("/e")
def by_exec_loop():
    with Session(engine) as session:
        for host in session.exec(select(Host)):
            os.system("ping " + host.name)  # expect


@app.get("/f")
async def by_async(session: AsyncSession):
    result = await session.exec(select(Host))
    host = result.first()
    os.system("ping " + host.name)  # expect


@app.get("/g")
def safe(session: Session = Depends(get_session)):
    host = session.get(Host, 1)
    os.system(f"ping {host.port}")
