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

test("names numbers that functions make of text", async () => {
  const python = `from flask import render_template, request

def show():
    return render_template("show.html", page=int(request.args["page"]), size=request.args["size"])
`;
  const ruby = `class PagesController < ApplicationController
  def show
    @page = params[:page].to_i
    @size = params[:size]
  end
end
`;
  const { rendered = [] } = await scanCode({ "show.py": python, "pages_controller.rb": ruby });
  expect(rendered.map(({ name, source, isEscaped }) => [name, source, isEscaped])).toEqual([
    ["page", null, true],
    ["size", "request", false],
    ["page", null, true],
    ["size", "request", false],
  ]);
});

test("names variables that calls after the one with the name of the view pass", async () => {
  const code = `<?php
class PostController extends Controller {
  public function show(Request $request) {
    return view('show')->with('note', e($request->input('note')))->with(['raw' => $request->input('raw')]);
  }

  public function list(Request $request) {
    return Post::with('author', $request->input('raw'));
  }
}
`;
  const { rendered = [] } = await scanCode({ "PostController.php": code });
  expect(rendered.map(({ view, name, source, isEscaped }) => [view, name, source, isEscaped])).toEqual([
    ["show", "note", null, true],
    ["show", "raw", "request", false],
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

/** What the code passes to views, as `view name source`, or `view name escaped`. */
async function shownBy(files: Record<string, string>): Promise<string[]> {
  const { rendered = [] } = await scanCode(files);
  const shown = rendered.map(({ view, name, source, isEscaped }) => {
    return `${view} ${name} ${source ?? (isEscaped ? "escaped" : "unknown")}`;
  });
  return [...new Set(shown)].toSorted();
}

test("names the model and the data of a view of C#, whose name is that of the action without another", async () => {
  const model = `namespace Pond;
public class Search { public string Query { get; set; } public string Title { get; set; } public int Count { get; set; } }
`;
  const code = `namespace Pond;
public class FrogsController : Controller
{
    public IActionResult Search(string q, string count)
    {
        ViewBag.Query = q;
        ViewData["Label"] = HtmlEncoder.Default.Encode(q);
        return View(new Search { Query = q, Title = "Frogs", Count = int.Parse(count) });
    }
    public IActionResult Other(string q) => PartialView("_Other", new Search { Query = WebUtility.HtmlEncode(q) });
    public IActionResult Far(string q) => View("~/Views/Toads/Far.cshtml", q);
    public IActionResult Unknown(Frogs frogs, string q) => View(frogs.Make());
}
`;
  expect(await shownBy({ "FrogsController.cs": code, "Search.cs": model })).toEqual([
    "Frogs/Search Label escaped",
    "Frogs/Search Model.Count escaped",
    "Frogs/Search Model.Query request",
    "Frogs/Search Model.Title escaped",
    "Frogs/Search Query request",
    "Frogs/Unknown Model request",
    "Frogs/_Other Model.Count escaped",
    "Frogs/_Other Model.Query escaped",
    "Frogs/_Other Model.Title unknown",
    "~/Views/Toads/Far.cshtml Model request",
  ]);
});

test("names the properties of a page of C#, and not as escaped what the framework may set", async () => {
  const code = `public class HelloModel : PageModel
{
    public string Greeting { get; set; } = "";
    public string Safe { get; set; } = "";
    [BindProperty(SupportsGet = true)]
    public string Name { get; set; } = "";
    public void OnGet(string name)
    {
        Greeting = "Hello " + name;
        this.Safe = WebUtility.HtmlEncode(name);
        Name = "you";
    }
}
`;
  expect(await shownBy({ "Pages/Hello.cshtml.cs": code })).toEqual([
    "Pages/Hello Model.Greeting request",
    "Pages/Hello Model.Name unknown",
    "Pages/Hello Model.Safe escaped",
  ]);
});

test("names the attributes of the views that a function names in any way", async () => {
  const servlet = `public class SearchServlet extends HttpServlet {
  protected void doGet(HttpServletRequest request, HttpServletResponse response) throws Exception {
    request.setAttribute("query", request.getParameter("q"));
    request.setAttribute("safe", Encode.forHtml(request.getParameter("q")));
    request.getRequestDispatcher("/WEB-INF/search.jsp").forward(request, response);
  }
}
`;
  const spring = `@Controller
class NoteController {
  @GetMapping("/note")
  ModelAndView note(@RequestParam String text) {
    ModelAndView mav = new ModelAndView("note");
    mav.addObject("text", text);
    mav.addObject("title", "Note");
    return mav;
  }
}
`;
  const kotlin = `@Controller
class PageController {
  @GetMapping("/page")
  fun page(@RequestParam text: String, model: Model): String {
    model["text"] = text
    model["kind"] = "page"
    return "page"
  }
}
`;
  const files = { "SearchServlet.java": servlet, "NoteController.java": spring, "PageController.kt": kotlin };
  expect(await shownBy(files)).toEqual([
    "/WEB-INF/search.jsp query request",
    "/WEB-INF/search.jsp safe escaped",
    "note text request",
    "note title escaped",
    "page kind escaped",
    "page text request",
  ]);
});
