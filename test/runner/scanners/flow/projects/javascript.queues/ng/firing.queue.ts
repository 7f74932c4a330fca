import { Injectable, OnModuleInit } from "@nestjs/common";
import { exec } from "child_process";
import { unlink } from "fs/promises";

@Injectable()
export class FiringQueue implements OnModuleInit {
  private readonly firings: Firing[] = [];

  onModuleInit() {
    setInterval(() => void this.work(), 1000);
  }

  add(firing: Firing) {
    this.firings.push(firing);
  }

  private *waiting(): Generator<Firing> {
    while (this.firings.length > 0) yield this.firings.shift();
  }

  private async work() {
    for (const firing of this.waiting()) {
      switch (firing.kind) {
        case "glaze":
          exec(`kiln --glaze ${firing.glaze}`); // expect
          break;
        case "clean":
          await unlink(`/srv/kiln/${firing.shelf}`); // expect
          break;
      }
    }
  }
}
