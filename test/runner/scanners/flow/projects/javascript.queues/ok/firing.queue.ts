import { Injectable, OnModuleInit } from "@nestjs/common";
import { exec } from "child_process";

const GLAZES = new Set(["celadon", "tenmoku"]);

@Injectable()
export class FiringQueue implements OnModuleInit {
  private readonly firings: Firing[] = [];
  private readonly finished: string[] = [];

  onModuleInit() {
    setInterval(() => void this.work(), 1000);
  }

  add(firing: Firing) {
    this.firings.push(firing);
    this.finished.push("none");
  }

  private *waiting(): Generator<Firing> {
    while (this.firings.length > 0) yield this.firings.shift();
  }

  private async work() {
    for (const firing of this.waiting()) {
      if (GLAZES.has(firing.glaze)) exec(`kiln --glaze ${firing.glaze}`);
    }
    exec(`kiln --finish ${this.finished.pop()}`);
  }
}
