Invitation.create!(invite_code: SecureRandom.alphanumeric(8), position: rand(10))
