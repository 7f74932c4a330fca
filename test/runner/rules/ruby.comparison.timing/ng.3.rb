class Hook
  def self.genuine?(given, body)
    mac = OpenSSL::HMAC.hexdigest("SHA256", ENV.fetch("KEY"), body)
    given == mac # expect
  end
end
