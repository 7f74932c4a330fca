def api_key
  key = SecureRandom.hex(16)
  key
end

def dice
  rand(6) + 1
end
