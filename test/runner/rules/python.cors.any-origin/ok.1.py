app.add_middleware(CORSMiddleware, allow_origins=["https://example.com"], allow_credentials=True)
CORS(app)
CORS(app, origins="*")
CORS_ALLOW_ALL_ORIGINS = False
