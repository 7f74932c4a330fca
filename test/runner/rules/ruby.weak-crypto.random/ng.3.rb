def api_key
  key = Random.new.bytes(16).unpack1("H*") # expect
  key
end

def reset_token
  rand(36**8).to_s(36) # expect
end
