import sys
import psycopg2


def lookup(conn, ids):
    clauses = []
    for i in ids:
        clauses.append("id = %d" % int(i))
    query = "SELECT * FROM parts WHERE " + " OR ".join(clauses)
    with conn.cursor() as cur:
        cur.execute(query)
        return cur.fetchall()


def main():
    conn = psycopg2.connect("dbname=parts")
    for row in lookup(conn, sys.argv[1:]):
        print(row)


if __name__ == "__main__":
    main()
