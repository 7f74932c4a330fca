const { exec } = require("child_process");

class Job {
  #name = "";
  get command() {
    return "run";
  }
  set name(value) {
    this.#name = value;
  }
}

app.get("/job", (req, res) => {
  const job = new Job();
  job.name = req.query.name;
  exec(job.command);
});
