app.add_middleware(CORSMiddleware, allow_origins=["https://app.example.com"], allow_credentials=True)
