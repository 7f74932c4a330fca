require 'sinatra'
require 'mongo'
DB = Mongo::Client.new('x')
post '/1' do
  DB[:users].find(email: params[:email].downcase).first
end
post '/2' do
  DB[:users].find(email: params[:email]).first # expect
end
post '/3' do
  DB[:users].find('$where' => "this.a == '#{params[:email]}'").first # expect
end
