import os
import paho.mqtt.client as mqtt
def on_message(client, userdata, msg):
    os.system("x " + msg.payload.decode()) # expect
client = mqtt.Client()
client.on_message = on_message
