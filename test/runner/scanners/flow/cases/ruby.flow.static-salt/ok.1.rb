require "openssl"
require "jwt"
require "mysql2"
require "pg"

TEXT = "fixed-text-of-16".freeze

class CaseController < ApplicationController
  def run(given, material)
    grain = OpenSSL::Random.random_bytes(16)
    OpenSSL::PKCS5.pbkdf2_hmac(given, grain, 600_000, 32, "sha256")
  end
end
