import os
import sqlite3

import aiomysql
import aiosqlite
import asyncpg
import mysql.connector
import oracledb
import psycopg
import psycopg2
import psycopg2.extras
import pymysql
import pyodbc
from psycopg.rows import dict_row
from psycopg_pool import ConnectionPool

pool = ConnectionPool("dbname=app")


def by_sqlite():
    con = sqlite3.connect("app.db")
    for row in con.execute("SELECT name FROM hosts"):
        os.system("ping " + row[0])  # expect


def by_sqlite_cursor():
    con = sqlite3.connect("app.db")
    cur = con.cursor()
    for (name,) in cur.execute("SELECT name FROM hosts"):
        os.system("ping " + name)  # expect


def by_sqlite_loop():
    cur = sqlite3.connect("app.db").cursor()
    cur.execute("SELECT name FROM hosts")
    for row in cur:
        os.system("ping " + row["name"])  # expect


def by_psycopg():
    with psycopg.connect("dbname=app") as conn:
        for name, port in conn.execute("SELECT name, port FROM hosts"):
            os.system("ping " + name)  # expect


def by_psycopg_cursor():
    with psycopg.connect("dbname=app", row_factory=dict_row) as conn, conn.cursor() as cur:
        row = cur.execute("SELECT name FROM hosts").fetchone()
        os.system("ping " + row["name"])  # expect


def by_psycopg_loop():
    with pool.connection() as conn:
        with conn.cursor() as cur:
            cur.execute("SELECT name FROM hosts")
            for record in cur:
                os.system("ping " + record[0])  # expect


def by_psycopg2():
    conn = psycopg2.connect("dbname=app")
    cursor = conn.cursor(cursor_factory=psycopg2.extras.DictCursor)
    cursor.execute("SELECT name FROM hosts")
    for row in cursor:
        os.system("ping " + row["name"])  # expect


def by_psycopg2_all():
    with psycopg2.connect("dbname=app") as conn:
        with conn.cursor() as curs:
            curs.execute("SELECT name FROM hosts")
            rows = curs.fetchall()
    os.system("ping " + rows[0][0])  # expect


async def by_psycopg_async():
    async with await psycopg.AsyncConnection.connect("dbname=app") as aconn:
        async with aconn.cursor() as acur:
            await acur.execute("SELECT name FROM hosts")
            async for record in acur:
                os.system("ping " + record[0])  # expect


async def by_asyncpg():
    conn = await asyncpg.connect("postgresql://localhost/app")
    row = await conn.fetchrow("SELECT name FROM hosts")
    os.system("ping " + row["name"])  # expect


async def by_asyncpg_pool(pool):
    async with pool.acquire() as con:
        for row in await con.fetch("SELECT name FROM hosts"):
            os.system("ping " + row["name"])  # expect


async def by_asyncpg_value(connection):
    name = await connection.fetchval("SELECT name FROM hosts")
    os.system("ping " + name)  # expect


async def by_asyncpg_cursor(conn):
    async with conn.transaction():
        async for row in conn.cursor("SELECT name FROM hosts"):
            os.system("ping " + row["name"])  # expect


async def by_aiomysql():
    conn = await aiomysql.connect(host="localhost")
    async with conn.cursor(aiomysql.DictCursor) as cur:
        await cur.execute("SELECT name FROM hosts")
        row = await cur.fetchone()
        os.system("ping " + row["name"])  # expect


async def by_aiosqlite():
    async with aiosqlite.connect("app.db") as db:
        async with db.execute("SELECT name FROM hosts") as cursor:
            async for row in cursor:
                os.system("ping " + row[0])  # expect


async def by_aiosqlite_all():
    async with aiosqlite.connect("app.db") as db:
        rows = await db.execute_fetchall("SELECT name FROM hosts")
        os.system("ping " + rows[0][0])  # expect


def by_mysql():
    cnx = mysql.connector.connect(user="app")
    cursor = cnx.cursor(dictionary=True)
    cursor.execute("SELECT name FROM hosts")
    for row in cursor:
        os.system("ping " + row["name"])  # expect


def by_mysql_names():
    cnx = mysql.connector.connect(user="app")
    cursor = cnx.cursor()
    cursor.execute("SELECT name FROM hosts")
    for (name,) in cursor.fetchmany(10):
        os.system("ping " + name)  # expect


def by_pymysql():
    connection = pymysql.connect(host="localhost")
    with connection.cursor() as cursor:
        cursor.execute("SELECT name FROM hosts")
        os.system("ping " + cursor.fetchone()[0])  # expect


def by_pyodbc():
    cnxn = pyodbc.connect("DSN=app")
    crsr = cnxn.cursor()
    for row in crsr.execute("SELECT name FROM hosts"):
        os.system("ping " + row.name)  # expect


def by_pyodbc_value():
    cursor = pyodbc.connect("DSN=app").cursor()
    os.system("ping " + cursor.execute("SELECT name FROM hosts").fetchval())  # expect


def by_oracle():
    with oracledb.connect(user="app") as connection:
        with connection.cursor() as cursor:
            for (name,) in cursor.execute("SELECT name FROM hosts"):
                os.system("ping " + name)  # expect


def safe():
    con = sqlite3.connect("app.db")
    row = con.execute("SELECT port FROM hosts").fetchone()
    os.system("ping %d" % row[0])
