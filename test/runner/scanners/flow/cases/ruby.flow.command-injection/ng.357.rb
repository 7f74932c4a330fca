require "sinatra"
require "active_support/all"
require "hashie"
require "addressable/template"
require "mustache"
require "liquid"
require "tilt"
require "slim"
require "haml"
require "pathname"
require "sequel"
require "dry-schema"
require "dry-validation"
require "i18n"
require "babosa"
require "stringex"
require "mime/types"
require "roo"
require "rubyXL"
require "zip"
require "loofah"
require "rails-html-sanitizer"
require "money"
require "chronic"
require "naturally"
Sch = Dry::Schema.Params do
  required(:name).filled(:string)
end
class Ct < Dry::Validation::Contract
  params do
    required(:name).filled(:string)
  end
end

get "/r1" do
  system("x " + ERB::Util.html_escape(params[:a])) # expect
  system("x " + Rack::Utils.escape_html(params[:a])) # expect
end

get "/r2" do
  system("x " + SecureRandom.hex(params[:a].to_i))
end

get "/r3" do
  system("x " + params[:a].to_i.to_s(36))
end

get "/r4" do
  system("x " + params[:a].ordinalize) # expect
end

get "/r5" do
  system("x " + params[:a].to_i.ordinalize)
end

get "/r6" do
  system("x " + ActionController::Parameters.new(k: params[:a]).permit(:k)[:k]) # expect
  system("x " + ActionController::Parameters.new(k: params[:a]).require(:k)) # expect
end
