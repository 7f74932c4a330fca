from sqlalchemy import Integer, String
from sqlalchemy.orm import DeclarativeBase, mapped_column


class Base(DeclarativeBase):
    pass


class Parcel(Base):
    __tablename__ = "parcels"
    id = mapped_column(Integer, primary_key=True)
    label = mapped_column(String(40))
