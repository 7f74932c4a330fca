const { Server } = require("./vendor");
const { Search } = require("./search");
const { Store } = require("./store");

function start() {
  const server = new Server();
  server.mount(new Search({ store: new Store() }.store));
  server.listen(8080);
}

start();
