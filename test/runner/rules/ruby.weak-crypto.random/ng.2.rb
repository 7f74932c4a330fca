otp = Random.rand(100_000..999_999) # expect
password = (0...8).map { (65 + rand(26)).chr }.join # expect
