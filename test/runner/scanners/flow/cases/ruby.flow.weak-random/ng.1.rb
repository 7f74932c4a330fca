require "openssl"
require "jwt"
require "mysql2"
require "pg"

TEXT = "fixed-text-of-16".freeze

class CaseController < ApplicationController
  def run(given, material)
    cookies[:sid] = rand(10**12).to_s(36) # expect
    reset_token = (0...20).map { rand(36).to_s(36) }.join # expect
    reset_token
  end
end
