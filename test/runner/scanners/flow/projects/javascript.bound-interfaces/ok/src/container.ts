import { Container } from 'inversify';
import { Pool } from 'pg';
import { OrderRepository, Orders } from './order-repository';
import { TYPES } from './types';
export const container = new Container();
container.bind<Orders>(TYPES.Orders).to(OrderRepository).inSingletonScope();
container.bind<Pool>(TYPES.Pool).toConstantValue(new Pool());
