app.add_middleware(CORSMiddleware, allow_origins=["*"], allow_credentials=True) # expect
