from fastapi import Body, FastAPI
from jinja2 import Environment

app = FastAPI()
environment = Environment(autoescape=True)


@app.post("/mail/preview")
def preview(text: str = Body(), customer: str = Body()):
    template = environment.from_string("Dear {{ customer }}, {{ text }}")
    return {"preview": template.render(customer=customer, text=text)}
