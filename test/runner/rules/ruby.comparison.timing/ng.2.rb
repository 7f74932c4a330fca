class Webhook
  def valid?
    @signature != OpenSSL::HMAC.base64digest("SHA256", @key, @body) # expect
  end
end
