require "openssl"
require "jwt"
require "mysql2"
require "pg"

TEXT = "fixed-text-of-16".freeze

class CaseController < ApplicationController
  def run(given, material)
    cipher = OpenSSL::Cipher.new("aes-256-cbc")
    cipher.iv = given
    cipher.random_iv
  end
end
