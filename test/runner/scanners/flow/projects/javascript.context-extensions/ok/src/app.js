import Koa from 'koa';
import pg from 'pg';
import { OrderRepository } from './order-repository.js';
import { router } from './routes.js';
const app = new Koa();
app.context.orders = new OrderRepository({ pool: new pg.Pool() });
app.use(router.routes());
app.listen(3000);
