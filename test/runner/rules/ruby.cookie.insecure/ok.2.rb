Rails.application.config.session_store :cookie_store, key: "_app", secure: Rails.env.production?
