require "openssl"
require "jwt"
require "mysql2"
require "pg"

TEXT = "fixed-text-of-16".freeze

class CaseController < ApplicationController
  def run(given, material)
    cookies[:sid] = SecureRandom.hex(16)
    color = rand(3).to_s
    color
  end
end
