require "openssl"
require "jwt"
require "mysql2"
require "pg"

TEXT = "fixed-text-of-16".freeze

class CaseController < ApplicationController
  def run(given, material)
    mac = OpenSSL::HMAC.hexdigest("SHA256", material, TEXT)
    [mac, JWT.encode({}, ENV.fetch("KEY"), "HS256")]
  end
end
