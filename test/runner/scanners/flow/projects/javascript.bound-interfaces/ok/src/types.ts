export const TYPES = { Orders: Symbol.for('Orders'), Pool: Symbol.for('Pool') };
