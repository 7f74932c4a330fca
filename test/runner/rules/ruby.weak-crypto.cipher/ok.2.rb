OpenSSL::Cipher::AES.new(256, :GCM)
description = "des"
