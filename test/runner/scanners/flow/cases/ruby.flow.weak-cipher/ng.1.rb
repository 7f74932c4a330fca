require "openssl"
require "jwt"
require "mysql2"
require "pg"

TEXT = "fixed-text-of-16".freeze

class CaseController < ApplicationController
  def run(given, material)
    name = "des-cbc"
    OpenSSL::Cipher.new(name) # expect
    OpenSSL::Cipher.new("aes-128" + "-ecb") # expect
  end
end
