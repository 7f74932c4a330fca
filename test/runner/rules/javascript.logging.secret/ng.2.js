export function connect(config) {
  console.debug("connecting with " + config.dbPassword); // expect
  this.logger.debug({ user: config.user, apiKey: config.apiKey }); // expect
}
