const { exec } = require("child_process");

class Job {
  #command = "";
  get command() {
    return this.#command;
  }
  set command(value) {
    this.#command = "run " + value;
  }
}

class Query {
  constructor(text) {
    this._text = text;
  }
  get text() {
    return this._text;
  }
}

app.get("/job", (req, res) => {
  const job = new Job();
  job.command = req.query.name;
  exec(job.command); // expect
  const query = new Query(req.query.q);
  exec(query.text); // expect
});
