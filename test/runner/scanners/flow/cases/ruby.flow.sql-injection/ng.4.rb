require 'sinatra'
require 'sequel'
DB = Sequel.connect(ENV['DATABASE_URL'])
get '/users' do
  name = params[:name]
  rows = DB["SELECT * FROM users WHERE name = '#{name}'"].all # expect
  rows.to_s
end
get '/users2' do
  DB[:users].where(Sequel.lit("name = '#{params[:n]}'")).all.to_s # expect
end
get '/users3' do
  DB.fetch("SELECT * FROM users WHERE id = #{params[:id]}").first.to_s # expect
end
