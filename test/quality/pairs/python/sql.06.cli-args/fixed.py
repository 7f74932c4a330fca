import argparse

import mysql.connector


def build_query(table, since):
    return "SELECT COUNT(*) FROM events WHERE kind = '%s' AND at > '%s'" % (table, since)


def main():
    parser = argparse.ArgumentParser(description="Count events")
    parser.add_argument("kind")
    parser.add_argument("--since", default="2024-01-01")
    args = parser.parse_args()
    connection = mysql.connector.connect(option_files="/etc/app/my.cnf")
    cursor = connection.cursor()
    cursor.execute("SELECT COUNT(*) FROM events WHERE kind = %s AND at > %s", (args.kind, args.since))
    print(cursor.fetchone()[0])


if __name__ == "__main__":
    main()
