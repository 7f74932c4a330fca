from fastapi import FastAPI

app = FastAPI(debug=True)  # expect
