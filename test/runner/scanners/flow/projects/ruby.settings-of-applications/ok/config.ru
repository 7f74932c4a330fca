require "sequel"
require_relative "app/order_repository"
require_relative "app/web"

Web.set :orders, OrderRepository.new(Sequel.connect(ENV.fetch("DATABASE_URL")))
run Web
