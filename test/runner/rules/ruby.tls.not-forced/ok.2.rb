config.force_ssl = ENV["PLAIN_HTTP"].nil?
config.assume_ssl = false
