from fastapi import FastAPI

app = FastAPI(debug=settings.debug)
