require 'sinatra'
require 'uri'
get '/1' do
  uri = URI.parse(params[:u])
  halt 400 unless uri.path.match?(%r{\A/(?!/)})
  redirect uri.path
end
get '/2' do
  uri = URI.parse(params[:u])
  halt 400 unless uri.path.match?(%r{\A/(?!/)})
  redirect [uri.path, uri.query].compact.join('?')
end
get '/3' do
  uri = URI.parse(params[:u])
  halt 400 unless uri.path.match?(%r{\A/(?!/)})
  redirect "#{uri.path}?#{uri.query}"
end
def local?(uri)
  uri.scheme.nil? && uri.host.nil? && uri.path.match?(%r{\A/(?!/)})
end
get '/4' do
  uri = URI.parse(params[:u])
  halt 400 unless local?(uri)
  redirect uri.path
end
get '/5' do
  uri = URI.parse(params[:u])
  redirect uri.path # expect
end
