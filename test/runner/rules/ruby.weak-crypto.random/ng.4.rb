Invitation.create!(invite_code: Array.new(8) { rand(10) }.join) # expect
