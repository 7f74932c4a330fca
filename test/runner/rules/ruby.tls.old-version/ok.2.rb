context = OpenSSL::SSL::SSLContext.new
context.min_version = OpenSSL::SSL::TLS1_2_VERSION
release = { version: "1.1" }
