import type { HttpContext } from "@adonisjs/core/http";
import PartService from "#services/part_service";
import { partValidator } from "#validators/part";

export default class PartsController {
  constructor(private parts: PartService) {}

  async index({ request, response }: HttpContext) {
    const payload = await request.validateUsing(partValidator);
    await this.parts.owned(payload.owner, payload.kind);
    return response.redirect("/parts");
  }
}
