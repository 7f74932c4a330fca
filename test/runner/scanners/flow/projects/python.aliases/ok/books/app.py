from fastapi import APIRouter

from .deps import Isbn, LibraryDep, OrderDep

router = APIRouter()


@router.get("/books/{isbn}")
def book(library: LibraryDep, isbn: Isbn):
    return library.read(isbn)


@router.get("/books")
def books(library: LibraryDep, order: OrderDep):
    return library.all(order)


@router.get("/shelf")
def shelf(library: LibraryDep):
    return library.name()
