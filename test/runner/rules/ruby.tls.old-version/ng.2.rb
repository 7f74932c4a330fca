context = OpenSSL::SSL::SSLContext.new(:SSLv3) # expect
context.min_version = OpenSSL::SSL::TLS1_VERSION # expect
Net::HTTP.start(host, 443, use_ssl: true, ssl_version: :TLSv1_1) # expect
