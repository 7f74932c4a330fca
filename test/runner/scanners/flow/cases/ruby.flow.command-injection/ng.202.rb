require 'sinatra'
require 'singleton'

class Lantern
  include Singleton
  attr_accessor :keeper
end

get '/lantern' do
  Lantern.instance.keeper = params['keeper']
  `finger #{Lantern.instance.keeper}` # expect
end
