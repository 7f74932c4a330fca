import express from "express";
import { auth } from "./auth/routes";

express().use("/auth", auth).listen(3000);
