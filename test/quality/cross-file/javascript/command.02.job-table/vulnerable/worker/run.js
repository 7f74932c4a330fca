const jobs = require("./jobs");

module.exports = function run(kind, payload) {
  if (!Object.hasOwn(jobs, kind)) throw new Error("unknown job");
  return jobs[kind](payload);
};
