Rails.application.config.secret_key_base = ENV.fetch("SECRET_KEY_BASE")
config.secret_key_base = Rails.application.credentials.secret_key_base
