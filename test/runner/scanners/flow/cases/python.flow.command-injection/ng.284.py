import csv
import fileinput
import json
import linecache
import os
import pickle
import shelve
import tomllib
from pathlib import Path

import aiofiles
import aiohttp
import anyio
import httpx
import requests
import urllib3
import yaml


def by_open():
    with open("hosts.txt") as f:
        for line in f:
            os.system("ping " + line)  # expect


def by_read():
    os.system("ping " + open("hosts.txt").read())  # expect


def by_json():
    with open("hosts.json", "r", encoding="utf-8") as f:
        data = json.load(f)
    os.system("ping " + data["name"])  # expect


def by_yaml():
    with open("hosts.yml") as f:
        data = yaml.safe_load(f)
    os.system("ping " + data["name"])  # expect


def by_toml():
    with open("hosts.toml", "rb") as f:
        data = tomllib.load(f)
    os.system("ping " + data["name"])  # expect


def by_csv():
    with open("hosts.csv", newline="") as f:
        for row in csv.DictReader(f):
            os.system("ping " + row["name"])  # expect


def by_path():
    os.system("ping " + Path("hosts.txt").read_text())  # expect


def by_path_lines(directory: Path):
    for line in (directory / "hosts.txt").read_text().splitlines():
        os.system("ping " + line)  # expect


def by_path_open():
    with Path("hosts.txt").open() as f:
        os.system("ping " + f.readline())  # expect


async def by_aiofiles():
    async with aiofiles.open("hosts.txt") as f:
        text = await f.read()
    os.system("ping " + text)  # expect


async def by_aiofiles_lines():
    async with aiofiles.open("hosts.txt", mode="r") as f:
        async for line in f:
            os.system("ping " + line)  # expect


async def by_anyio():
    os.system("ping " + await anyio.Path("hosts.txt").read_text())  # expect


async def by_anyio_open():
    async with await anyio.open_file("hosts.txt") as f:
        os.system("ping " + await f.read())  # expect


def by_shelve():
    with shelve.open("hosts") as shelf:
        os.system("ping " + shelf["name"])  # expect


def by_linecache():
    os.system("ping " + linecache.getline("hosts.txt", 1))  # expect


def by_fileinput():
    for line in fileinput.input(files=("hosts.txt",)):
        os.system("ping " + line)  # expect


def by_requests():
    os.system("ping " + requests.get("https://example.org/host").text)  # expect


def by_requests_json():
    response = requests.get("https://example.org/host", timeout=10)
    response.raise_for_status()
    os.system("ping " + response.json()["name"])  # expect


def by_requests_session():
    s = requests.Session()
    res = s.post("https://example.org/host", json={})
    os.system("ping " + res.json()["name"])  # expect


def by_requests_header():
    answer = requests.head("https://example.org/host")
    os.system("ping " + answer.headers["X-Host"])  # expect


def by_requests_lines():
    r = requests.get("https://example.org/hosts", stream=True)
    for line in r.iter_lines():
        os.system("ping " + line.decode())  # expect


def by_httpx():
    with httpx.Client() as client:
        r = client.get("https://example.org/host")
        os.system("ping " + r.json()["name"])  # expect


async def by_httpx_async():
    async with httpx.AsyncClient() as client:
        answer = await client.get("https://example.org/host")
    os.system("ping " + answer.text)  # expect


async def by_httpx_async_json():
    async with httpx.AsyncClient() as client:
        data = (await client.get("https://example.org/host")).json()
    os.system("ping " + data["name"])  # expect


async def by_httpx_stream():
    async with httpx.AsyncClient() as client:
        async with client.stream("GET", "https://example.org/hosts") as stream:
            async for line in stream.aiter_lines():
                os.system("ping " + line)  # expect


async def by_aiohttp():
    async with aiohttp.ClientSession() as session:
        async with session.get("https://example.org/host") as resp:
            os.system("ping " + await resp.text())  # expect


async def by_aiohttp_json():
    async with aiohttp.ClientSession() as session:
        async with session.get("https://example.org/host") as answer:
            data = await answer.json()
    os.system("ping " + data["name"])  # expect


async def by_aiohttp_read():
    async with aiohttp.request("GET", "https://example.org/host") as response:
        data = await response.read()
    os.system("ping " + data.decode())  # expect


def by_urllib3():
    http = urllib3.PoolManager()
    answer = http.request("GET", "https://example.org/host")
    os.system("ping " + answer.data.decode())  # expect


def safe():
    os.system("ping %d" % int(requests.get("https://example.org/port").text))


def safe_status():
    os.system("ping " + str(requests.get("https://example.org/port").status_code))
