import { PrismaClient } from '@prisma/client';
import type { NextApiRequest, NextApiResponse } from 'next';
const prisma = new PrismaClient();
export default async function handler(req: NextApiRequest, res: NextApiResponse) {
  const city = req.query.city as string;
  const people = await prisma.$queryRawUnsafe(`SELECT * FROM "Person" WHERE city = '${city}'`); // expect
  res.status(200).json(people);
}
