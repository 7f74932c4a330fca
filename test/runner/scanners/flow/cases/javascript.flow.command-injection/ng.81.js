const amqp = require("amqplib");
const _ = require("lodash");
const { exec } = require("child_process");

async function work(connection) {
  const channel = await connection.createChannel();
  channel.consume("prints", (message) => {
    const job = JSON.parse(message.content.toString());
    exec("lp -d " + job.printer); // expect
  });
}

async function read(consumer) {
  await consumer.run({
    eachMessage: async ({ topic, message }) => {
      exec("lp -d " + message.value.toString()); // expect
    },
  });
}

function print(printer, copies) {
  exec("lp -d " + printer); // expect
  exec("lp -n " + copies);
}

app.post("/prints", (req, res) => {
  const printed = _.partial(print, req.body.printer);
  printed(2);
});
