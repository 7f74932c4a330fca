require 'sinatra'
require 'sequel'
DB = Sequel.connect(ENV['DATABASE_URL'])
get '/users' do
  rows = DB["SELECT * FROM users WHERE name = ?", params[:name]].all
  rows.to_json
end
get '/users2' do
  DB[:users].where(Sequel.lit("name = ?", params[:n])).all.to_json
end
get '/users3' do
  DB[:users].where(id: params[:id]).first.to_json
end
