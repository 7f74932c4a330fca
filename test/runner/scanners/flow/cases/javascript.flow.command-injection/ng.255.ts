import { app, HttpRequest, HttpResponseInit, InvocationContext } from "@azure/functions";
import { exec } from "node:child_process";
export async function http(request: HttpRequest, context: InvocationContext): Promise<HttpResponseInit> {
  exec("x " + request.query.get("name")); // expect
  exec("x " + Number(request.query.get("name")));
  exec("x " + request.params.id); // expect
  exec("x " + request.headers.get("x")); // expect
  exec("x " + (await request.text())); // expect
  const b = await request.json();
  exec("x " + b.name); // expect
  return { body: "" };
}
app.http("http", { methods: ["GET"], handler: http });
app.post("p", { handler: async (req, context) => { exec("x " + req.query.get("n")); // expect
} });
app.storageQueue("q", { queueName: "q", handler: (queueItem: string, context) => { exec("x " + queueItem); // expect
} });
app.serviceBusQueue("q", { queueName: "q", handler: async (message, context) => { exec("x " + message.name); // expect
} });
app.storageBlob("b", { path: "in/{name}", handler: async (blob: Buffer, context) => { exec("x " + context.triggerMetadata.name); // expect
} });
app.eventGrid("e", { handler: async (event, context) => { exec("x " + event.data.url); // expect
} });
