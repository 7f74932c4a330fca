config.smtp_password = ENV["SMTP_PASSWORD"]
label = { password: "Password", new_password: "new_password" }
password = ""
