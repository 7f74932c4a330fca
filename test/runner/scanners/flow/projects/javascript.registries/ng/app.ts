import express from "express";
import "./formats";
import { createImport } from "./imports";

const app = express();
app.post("/imports/:kind", createImport);
