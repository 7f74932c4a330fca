import { expect, test } from "vitest";
import { scanCode } from "./support/scan-code.ts";

/* Names in code that mean something else in a regular expression. */

const CASES: Record<string, Record<string, string>> = {
  "a method that is an operator": {
    "query.rb": `class Query
  def +(text)
    system("run " + text)
  end

  def [](text)
    system("show " + text)
  end
end
`,
    "page.rb": `require_relative "query"

def page(params)
  Query.new + params[:q]
end
`,
  },
  "the key of an attribute": {
    "Desk.java": `import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.web.bind.annotation.*;

@RestController
class Desk {
  private JdbcTemplate jdbc;

  @DeleteMapping("/desks")
  void clear(@RequestAttribute("x-desk") String desk) {
    jdbc.update("DELETE FROM bookings WHERE desk = '" + desk + "'");
  }
}
`,
    "DeskInterceptor.java": `import jakarta.servlet.http.*;
import org.springframework.web.servlet.HandlerInterceptor;

class DeskInterceptor implements HandlerInterceptor {
  public boolean preHandle(HttpServletRequest request, HttpServletResponse response, Object handler) {
    request.setAttribute("x-desk", request.getHeader("X-Desk"));
    return true;
  }
}
`,
  },
  "a queue with a sign in its name": {
    "jobs.js": `const { exec } = require("child_process");

class Jobs {
  constructor() {
    this.$jobs = [];
    setInterval(() => this.work(), 1000);
  }
  add(job) {
    this.$jobs.push(job);
  }
  work() {
    const job = this.$jobs.shift();
    if (job) exec("run " + job);
  }
}

module.exports = { Jobs };
`,
    "routes.js": `const express = require("express");
const { Jobs } = require("./jobs");

const app = express();
const jobs = new Jobs();
app.post("/jobs", (req, res) => {
  jobs.add(req.body.job);
  res.sendStatus(202);
});
`,
  },
};

test.each(Object.keys(CASES))("%s is no reason to skip a file", async (name) => {
  const { skipped = [], findings } = await scanCode(CASES[name] ?? {});
  expect(skipped.filter(({ reason }) => reason !== "approximated")).toEqual([]);
  expect(findings.length).toBeGreaterThan(0);
});
