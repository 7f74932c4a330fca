color = rand(360)
otp = SecureRandom.random_number(1_000_000)
delay = base + rand
