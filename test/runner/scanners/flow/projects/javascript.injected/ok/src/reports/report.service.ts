import type { Renderer } from "./renderer";
import { BaseService } from "../base.service";

export class ReportService extends BaseService {
  constructor(private readonly renderer: Renderer) {
    super();
  }
  create(name: string) {
    return this.renderer.render(this.prepared(name));
  }
}
