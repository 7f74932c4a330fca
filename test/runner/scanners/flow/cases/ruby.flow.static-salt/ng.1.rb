require "openssl"
require "jwt"
require "mysql2"
require "pg"

TEXT = "fixed-text-of-16".freeze

class CaseController < ApplicationController
  def run(given, material)
    OpenSSL::PKCS5.pbkdf2_hmac(given, TEXT, 600_000, 32, "sha256") # expect
    OpenSSL::KDF.scrypt(given, salt: TEXT, N: 2**14, r: 8, p: 1, length: 32) # expect
  end
end
