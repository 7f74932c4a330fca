require "dry/monads"
require "sinatra"

include Dry::Monads[:result]

SOURCES = [->(request) { request.params["origin"] }, ->(request) { request.cookies["origin"] }].freeze

class Markdown
  def initialize(source)
    @source = source.to_s
  end

  def to_html
    renderer.render(@source)
  end

  private

  def renderer
    Redcarpet::Markdown.new(Redcarpet::Render::HTML.new)
  end
end

def sign_in(params)
  user = Users.by_email(params[:email].downcase)
  return Failure(:unknown) if user.nil?

  Success([user, "/home"])
end

post "/a" do
  case sign_in(params)
  in Success[user, target]
    system("open #{target}")
  in Failure(reason)
    status 401
  end
end

post "/b" do
  case Success([params[:target], "/home"])
  in Success[target, other]
    system("open #{other}")
    system("open #{target}") # expect
  end
end

post "/c" do
  system(Markdown.new(params[:text]).to_html) # expect
end

post "/d" do
  flags = +"-rotate #{params[:angle]}"
  flags << " -deskew"
  system("mogrify #{flags}") # expect
end

post "/e" do
  system(SOURCES.lazy.map { |source| source.call(request) }.find(&:present?)) # expect
end

post "/f" do
  Integer(params[:count])
  system("head -n #{params[:count]}")
end
