import type { HttpContext } from "@adonisjs/core/http";
import PartService from "#services/part_service";
import { partValidator } from "#validators/part";

export default class PartsController {
  constructor(private parts: PartService) {}

  async index({ request, params, response }: HttpContext) {
    await this.parts.named(request.input("name"), params.id);
    const payload = await request.validateUsing(partValidator);
    await this.parts.owned(payload.owner);
    return response.redirect(request.qs().next); // expect
  }
}
