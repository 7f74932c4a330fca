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
  system("x " + { k: params[:a] }.extract!(:k)[:k]) # expect
  system("x " + { k: params[:a] }.deep_dup[:k]) # expect
  system("x " + { k: params[:a] }.deep_transform_values(&:strip)[:k]) # expect
  system("x " + { k: params[:a] }.assert_valid_keys(:k)[:k]) # expect
  system("x " + { k: params[:a] }.with_defaults(j: "a")[:k]) # expect
  system("x " + { k: params[:a] }.to_options[:k]) # expect
  system("x " + Hash.from_xml(params[:a])["a"]["b"]) # expect
end

get "/r2" do
  system("x " + { k: params[:a] }.to_xml) # expect
  hw = ActiveSupport::HashWithIndifferentAccess.new(k: params[:a])
  system("x " + hw["k"]) # expect
  oo = ActiveSupport::OrderedOptions.new
  oo.k = params[:a]
  system("x " + oo.k) # expect
  system("x " + ActiveSupport::InheritableOptions.new(k: params[:a]).k) # expect
end

get "/r3" do
  cfg = ActiveSupport::Configurable
  system("x " + Time.zone.parse(params[:a]).to_s)
end

get "/r4" do
  system("x " + params[:a].to_date.to_s)
end

get "/r5" do
  system("x " + params[:a].to_time.iso8601)
end

get "/r6" do
  system("x " + params[:a].to_datetime.to_s)
end

get "/r7" do
  system("x " + params[:a].to_d.to_s)
end

get "/r8" do
  system("x " + ActiveSupport::Base64.decode64(params[:a])) # expect
  hm = Hashie::Mash.new
  hm.k = params[:a]
  system("x " + hm.k) # expect
  system("x " + Hashie.symbolize_keys({ "k" => params[:a] })[:k]) # expect
  system("x " + Mustache.render("{{{v}}}", v: params[:a])) # expect
  system("x " + Liquid::Template.parse("{{v}}").render("v" => params[:a])) # expect
  system("x " + Tilt::ERBTemplate.new { "<%= v %>" }.render(nil, v: params[:a])) # expect
  system("x " + Pathname.new(params[:a]).join("a").to_s) # expect
end

get "/r9" do
  system("x " + Pathname(params[:a]).cleanpath.to_path) # expect
  system("x " + Pathname(params[:a]).each_filename.first) # expect
  system("x " + Sch.call(name: params[:a]).to_h[:name]) # expect
  system("x " + Sch.call(params)[:name]) # expect
  system("x " + Sch.(params).output[:name]) # expect
  system("x " + Ct.new.call(name: params[:a]).to_h[:name]) # expect
  res = Ct.new.call(params)
  system("x " + res[:name]) # expect
end

get "/r10" do
  system("x " + Loofah.fragment(params[:a]).text) # expect
  system("x " + Rails::Html::FullSanitizer.new.sanitize(params[:a])) # expect
  system("x " + ActionController::Base.helpers.strip_tags(params[:a])) # expect
end

get "/r11" do
  system("x " + Chronic.parse(params[:a]).to_s)
end

get "/r12" do
  system("x " + params[:a].to_ascii) # expect
end
