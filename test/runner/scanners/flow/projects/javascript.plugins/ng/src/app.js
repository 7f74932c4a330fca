import Fastify from "fastify";
import { Printer } from "./labels/printer.js";
import labels from "./labels/routes.js";

const app = Fastify();
app.register(labels, { printer: new Printer() });
app.listen({ port: 3001 });
