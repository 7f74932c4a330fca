from . import archive, catalog

books = catalog.Catalog()
files = archive.Archive()
