app.add_middleware(CORSMiddleware, allow_origins=["*"], allow_credentials=True)  # expect
CORS(app, origins="*", supports_credentials=True)  # expect
CORS_ALLOW_ALL_ORIGINS = True  # expect
