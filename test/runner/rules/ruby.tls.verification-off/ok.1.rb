http.use_ssl = true
http.verify_mode = OpenSSL::SSL::VERIFY_PEER
