const amqp = require("amqplib");
const _ = require("lodash");
const { exec, execFile } = require("child_process");

async function work(connection) {
  const channel = await connection.createChannel();
  channel.consume("prints", (message) => {
    const job = JSON.parse(message.content.toString());
    execFile("lp", ["-d", job.printer]);
    exec("lp -n " + Number(job.copies));
  });
}

async function read(consumer) {
  await consumer.run({
    eachMessage: async ({ topic, message }) => {
      execFile("lp", ["-d", message.value.toString()]);
    },
  });
}

function print(printer, copies) {
  exec("lp -d " + printer);
  exec("lp -n " + copies);
}

app.post("/prints", (req, res) => {
  const printed = _.partial(print, "office");
  printed(2);
});
