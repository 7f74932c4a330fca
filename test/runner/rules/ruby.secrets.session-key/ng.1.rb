Rails.application.config.secret_key_base = "3eb6f1c0b2a94d5e8f7a6b5c4d3e2f1a" # expect
