cipher = OpenSSL::Cipher.new('AES-128-ECB') # expect
OpenSSL::Cipher::AES.new(256, :ECB) # expect
