import { Probot } from "probot";
import { Webhooks, createNodeMiddleware } from "@octokit/webhooks";
import { exec } from "node:child_process";
export default (app: Probot) => {
  app.on("issues.opened", async (context) => { exec("x " + context.payload.issue.title); // expect
    exec("x " + Number(context.payload.issue.title));
  });
  app.on(["pull_request.opened"], async ({ payload }) => { exec("x " + payload.pull_request.head.ref); // expect
  });
};
const webhooks = new Webhooks({ secret: "" });
webhooks.on("push", ({ id, name, payload }) => { exec("x " + payload.ref); // expect
});
