require "openssl"
require "jwt"
require "mysql2"
require "pg"

TEXT = "fixed-text-of-16".freeze

class CaseController < ApplicationController
  def run(given, material)
    Mysql2::Client.new(host: "db", username: "app", password: TEXT) # expect
    PG.connect(host: "db", user: "app", password: "wren-" + "41") # expect
  end
end
