import { Request, Response } from 'express';
import { Collection } from 'mongodb';
export class ProductService {
  constructor(private products: Collection) {}
  async search(req: Request, res: Response) {
    if (typeof req.body.name !== 'string') return res.sendStatus(400);
    const items = await this.products.find({ name: req.body.name }).toArray();
    res.json(items);
  }
}
