import os, json, pika
def on_message(ch, method, properties, body):
    job = json.loads(body)
    os.system("x " + job["c"]) # expect
def main(channel):
    channel.basic_consume(queue="x", on_message_callback=on_message)
class Worker:
    def handle(self, channel, method, props, body):
        os.system("x " + body.decode()) # expect
