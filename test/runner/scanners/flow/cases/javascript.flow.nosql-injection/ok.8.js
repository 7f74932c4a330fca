import { Router } from "express";
import { PagesService } from "@cms/services";

const router = Router();

router.patch("/pages/:id", async (req, res) => {
  const pagesService = new PagesService({ account: req.account });
  await pagesService.updateOne(req.body.id, req.body.page);
  res.json(await pagesService.findOne(req.body.id));
});
