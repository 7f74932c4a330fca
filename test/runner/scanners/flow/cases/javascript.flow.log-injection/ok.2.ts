import winston from 'winston';
import { Request, Response, NextFunction } from 'express';
const logger = winston.createLogger({ format: winston.format.simple(), transports: [new winston.transports.Console()] });
export function audit(req: Request, res: Response, next: NextFunction) {
  logger.info(`${req.method} by ${JSON.stringify(req.headers['x-user'])}`);
  next();
}
