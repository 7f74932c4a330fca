import psycopg2


class Store:
    _instance = None

    def __init__(self, dsn):
        self.connection = psycopg2.connect(dsn)

    @classmethod
    def default(cls):
        if cls._instance is None:
            cls._instance = cls("dbname=wiki")
        return cls._instance

    @property
    def cursor(self):
        return self.connection.cursor()

    def search(self, term):
        cur = self.cursor
        cur.execute("SELECT * FROM pages WHERE body LIKE '%{}%'".format(term))  # expect
        return cur.fetchall()
