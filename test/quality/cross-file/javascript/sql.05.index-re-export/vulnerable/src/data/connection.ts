import { Sequelize } from "sequelize";

export const sequelize = new Sequelize("postgres://localhost/transit");
