require "openssl"
require "jwt"
require "mysql2"
require "pg"

TEXT = "fixed-text-of-16".freeze

class CaseController < ApplicationController
  def run(given, material)
    name = "aes-256-gcm"
    OpenSSL::Cipher.new(name)
  end
end
