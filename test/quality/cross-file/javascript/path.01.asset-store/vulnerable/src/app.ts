import express from "express";
import { serveAsset } from "./assets";
import { DiskStore } from "./store/disk-store";

const app = express();
app.get("/assets", serveAsset(new DiskStore("/srv/assets")));
app.listen(3000);
