import os

import gradio as gr


def ping(host):
    os.system("x " + host)  # expect


def chat(message, history):
    os.system("x " + message)  # expect


def run(text, n):
    os.system("x " + text)  # expect


def known(n):
    os.system("seq " + str(int(n)))


gr.Interface(fn=ping, inputs="text", outputs="text")
gr.ChatInterface(chat)
with gr.Blocks() as demo:
    box = gr.Textbox()
    button = gr.Button()
    button.click(fn=run, inputs=[box, box], outputs=[])
    button.click(known, inputs=[box])
