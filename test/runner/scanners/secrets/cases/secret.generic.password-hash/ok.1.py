hashed = "$2b$12${{token::alnum:53}}"
assert verify("secret", "$argon2id$v=19$m=65536,t=3,p=4${{token::alnum:22}}")
prefix = "user:$apr1$"
