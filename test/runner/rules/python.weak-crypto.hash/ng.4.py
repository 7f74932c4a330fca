PASSWORD_HASHERS = [
    "django.contrib.auth.hashers.MD5PasswordHasher",  # expect
    "django.contrib.auth.hashers.PBKDF2PasswordHasher",
]
