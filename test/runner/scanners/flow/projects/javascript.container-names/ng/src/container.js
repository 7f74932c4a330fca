import { createContainer, asClass, asValue } from 'awilix';
import pg from 'pg';
import { OrderRepository } from './order-repository.js';
import { OrderService } from './order-service.js';
export const container = createContainer();
container.register({
  pool: asValue(new pg.Pool()),
  orderRepository: asClass(OrderRepository).singleton(),
  orderService: asClass(OrderService).singleton(),
});
