import os

from shiny import App, render, ui

app_ui = ui.page_fluid(ui.input_text("host", "Host"), ui.output_text("out"))


def server(input, output, session):
    @render.text
    def out():
        os.system("x " + input.host())  # expect
        os.system("seq " + str(int(input.host())))
        return ""


app = App(app_ui, server)
