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
  system("x " + params[:a].titleize) # expect
  system("x " + params[:a].camelize) # expect
  system("x " + params[:a].underscore.humanize) # expect
  system("x " + params[:a].squish) # expect
  system("x " + params[:a].truncate(30)) # expect
  system("x " + params[:a].presence) # expect
  system("x " + params[:a].first(3)) # expect
end

get "/r2" do
  system("x " + params[:a].from(1)) # expect
  system("x " + params[:a].at(0)) # expect
  system("x " + params[:a].remove("a")) # expect
  system("x " + params[:a].indent(2)) # expect
  system("x " + params[:a].html_safe) # expect
  system("x " + params[:a].pluralize) # expect
  system("x " + params[:a].dasherize) # expect
end

get "/r3" do
  system("x " + params[:a].tableize) # expect
end

get "/r4" do
  system("x " + params[:a].parameterize)
end

get "/r5" do
  system("x " + params[:a].strip_heredoc) # expect
  system("x " + params[:a].truncate_words(3)) # expect
end

get "/r6" do
  system("x " + params[:a].exclude?("a").to_s)
end

get "/r7" do
  system("x " + params[:a].blank?.to_s)
end

get "/r8" do
  system("x " + params[:a].mb_chars.downcase.to_s) # expect
  system("x " + params[:a].try(:strip)) # expect
  system("x " + params[:a].then { |e| e }) # expect
end

get "/r9" do
  system("x " + params[:a].in?(%w[a b]).to_s)
end

get "/r10" do
  system("x " + params[:a].presence_in(%w[a b]))
end

get "/r11" do
  system("x " + params[:a].to_param) # expect
  system("x " + ActiveSupport::Inflector.transliterate(params[:a])) # expect
  system("x " + I18n.transliterate(params[:a])) # expect
  system("x " + ActiveSupport::JSON.decode(params[:a])["k"]) # expect
  system("x " + ActiveSupport::JSON.encode(k: params[:a])) # expect
  system("x " + ActiveSupport::SafeBuffer.new(params[:a])) # expect
  system("x " + [params[:a], "b"].to_sentence) # expect
end

get "/r12" do
  system("x " + [params[:a]].in_groups_of(2).first.first) # expect
  system("x " + Array.wrap(params[:a]).first) # expect
  system("x " + [{ k: params[:a] }].pluck(:k).first) # expect
  system("x " + [{ k: params[:a] }].index_by { |e| e[:k] }.keys.first) # expect
  system("x " + [params[:a]].index_with { |e| e }.values.first) # expect
  system("x " + [params[:a]].excluding("b").first) # expect
  system("x " + [params[:a]].including("b").first) # expect
end

get "/r13" do
  system("x " + [params[:a]].compact_blank.first) # expect
  system("x " + [params[:a]].sole) # expect
end

get "/r14" do
  system("x " + [params[:a]].many?.to_s)
end
