import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { scanCode } from "./support/scan-code.ts";

const CODE = join(import.meta.dirname, "rendered-code");

test("names the untrusted data that controllers pass to views, and no other data", async () => {
  const paths = (await readdir(CODE)).toSorted();
  const files = Object.fromEntries(
    await Promise.all(paths.map(async (path) => [path, await readFile(join(CODE, path), "utf8")] as const)),
  );
  const { rendered = [] } = await scanCode(files);
  const shown = rendered.flatMap(({ view, name, source, confidence, trace }) =>
    source === null ? [] : `${trace[0]?.path}: ${view} ${name} ${source} ${confidence}`,
  );
  expect(shown.toSorted()).toEqual([
    "PageController.java: page text request high",
    "PostController.php: posts.edit body request high",
    "PostController.php: posts.show body request high",
    "hello.py: hello.html name request high",
    "notes_controller.rb: notes/ query request high",
    "profile.py: users/profile.html bio request high",
    "search.js: search q request high",
    "search.js: search safe request low",
  ]);
});

test("names what is escaped before it is passed to a view", async () => {
  const code = `import nh3
from flask import render_template, request

def show(page):
    render_template("show.html", body=nh3.clean(request.form["body"]), kind="page", page=page, text=page.text)
`;
  const { rendered = [] } = await scanCode({ "show.py": code });
  expect(rendered.map(({ name, source, isEscaped }) => [name, source, isEscaped])).toEqual([
    ["body", null, true],
    ["kind", null, true],
    ["page", null, false],
    ["text", null, false],
  ]);
});

test("names numbers, which have no text to escape", async () => {
  const ruby = `class BooksController < ApplicationController
  def index
    @books = Book.where(shelf: params[:shelf])
    @total = @books.size
    @title = Book.first.title
  end
end
`;
  const express = `const app = require("express")();
const shown = (req, res) => res.render("page", { page: Number(req.query.page), text: String(req.app.text) });
app.get("/", shown);
`;
  const php = `<?php
class BookController extends Controller {
  public function index(Request $request) {
    return view('books.index', ['page' => (int) $request->input('page'), 'title' => Book::first()->title]);
  }
}
`;
  const { rendered = [] } = await scanCode({
    "books_controller.rb": ruby,
    "BookController.php": php,
    "page.js": express,
  });
  expect(rendered.map(({ view, name, isEscaped }) => [view, name, isEscaped])).toEqual([
    ["books.index", "page", true],
    ["books.index", "title", false],
    ["books/", "books", false],
    ["books/", "total", true],
    ["books/", "title", false],
    ["page", "page", true],
    ["page", "text", false],
  ]);
});

test("names the fields of a variable where the code names all of them", async () => {
  const code = `const LABELS = { open: "Open", closed: "Closed" };
app.get("/", (req, res) => {
  const { state } = req.query;
  res.render("list", { filter: { state, label: LABELS[state] }, rest: { ...req.query } });
});
`;
  const { rendered = [] } = await scanCode({ "list.js": code });
  expect(rendered.map(({ name, source, isEscaped }) => [name, source, isEscaped])).toEqual([
    ["filter.*", "request", false],
    ["filter.state", "request", false],
    ["filter.label", null, true],
    ["rest", "request", false],
  ]);
});
