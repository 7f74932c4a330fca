import { Request, Response } from 'express';
import { Collection } from 'mongodb';
export class ProductService {
  constructor(private products: Collection) {}
  async search(req: Request, res: Response) {
    const filter = req.body;
    const items = await this.products.find(filter).toArray(); // expect
    res.json(items);
  }
}
