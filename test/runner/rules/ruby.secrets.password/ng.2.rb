config.smtp_password = 'mX92kk-Lq81z' # expect
