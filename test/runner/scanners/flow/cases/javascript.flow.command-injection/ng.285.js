import { Meteor } from "meteor/meteor";
import { check, Match } from "meteor/check";
import { WebApp } from "meteor/webapp";
import { ValidatedMethod } from "meteor/mdg:validated-method";
import { exec } from "node:child_process";
Meteor.methods({
  "tasks.insert"(text) { exec("x " + text); // expect
    exec("x " + Number(text));
  },
  "tasks.checked": function (id, name) { check(id, String); exec("x " + id); // expect
    exec("x " + name); // expect
  },
  "tasks.arrow": async ({ name }) => { exec("x " + name); // expect
  },
});
Meteor.publish("tasks", function (filter) { exec("x " + filter); // expect
});
WebApp.connectHandlers.use("/hello", (req, res, next) => { exec("x " + req.url); // expect
});
WebApp.handlers.get("/a", (req, res) => { exec("x " + req.query.q); // expect
});
export const insert = new ValidatedMethod({ name: "a", validate: null, run({ name }) { exec("x " + name); // expect
} });
