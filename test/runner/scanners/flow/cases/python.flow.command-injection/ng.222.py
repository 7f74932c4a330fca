import os
from confluent_kafka import Consumer
def main():
    consumer = Consumer({})
    while True:
        msg = consumer.poll(1.0)
        os.system("x " + msg.value().decode("utf-8")) # expect
