import os, json
from kafka import KafkaConsumer
def a():
    consumer = KafkaConsumer("x")
    for message in consumer:
        os.system("x " + message.value.decode()) # expect
