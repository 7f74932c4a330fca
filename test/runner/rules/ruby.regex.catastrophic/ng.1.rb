EMAIL = /\A([a-z0-9]+)+@example\.com\z/ # expect
