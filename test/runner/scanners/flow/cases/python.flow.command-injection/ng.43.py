import os, gradio as gr
def greet(name):
    os.system("ls " + name)  # expect
demo = gr.Interface(fn=greet, inputs="text", outputs="text")
def run(x):
    os.system("ls " + x)  # expect
with gr.Blocks() as b:
    btn = gr.Button()
    btn.click(run, inputs=[], outputs=[])
