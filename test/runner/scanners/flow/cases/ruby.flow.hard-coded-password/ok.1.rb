require "openssl"
require "jwt"
require "mysql2"
require "pg"

TEXT = "fixed-text-of-16".freeze

class CaseController < ApplicationController
  def run(given, material)
    Mysql2::Client.new(host: TEXT, username: "app", password: ENV["ENTRY"])
    PG.connect(host: "db", user: "app", password: "")
  end
end
