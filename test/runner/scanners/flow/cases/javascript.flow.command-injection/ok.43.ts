import { get, param } from "@loopback/rest";
import { exec } from "node:child_process";

export class Files {
  @get("/files/{count}")
  list(@param.path.number("count") count: number, @param.query.number("depth") depth: number) {
    exec("ls | head -n " + count + " " + depth);
  }
}
