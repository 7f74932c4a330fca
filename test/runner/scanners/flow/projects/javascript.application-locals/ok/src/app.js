import express from 'express';
import pg from 'pg';
import { OrderRepository } from './order-repository.js';
import { router } from './routes.js';
const app = express();
app.locals.orders = new OrderRepository({ pool: new pg.Pool() });
app.use(router);
app.listen(3000);
