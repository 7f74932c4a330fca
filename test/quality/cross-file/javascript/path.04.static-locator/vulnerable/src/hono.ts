import { Hono } from "hono";
import { templateSource } from "./templates/source";

const app = new Hono();

app.get("/themes/source", (c) => c.text(templateSource(c.req.query("theme") ?? "default")));

export default app;
