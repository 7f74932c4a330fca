require "grape"
require_relative "validators"
require_relative "tools"
class Rb8Api < Grape::API
  params do
    requires :host, type: String, regexp: /\A[a-z0-9.-]+\z/
    requires :name, type: String
    optional :format, type: String, values: %w[png gif]
    requires :slug, type: String, safe_slugged: true
    requires :tag, type: String, non_blanked: true
    requires :n, type: Integer
  end
  post "/ping" do
    DeclaredOkBTools.ping(params[:host])
    DeclaredOkBTools.convert(params[:format])
    DeclaredOkBTools.slug(params[:slug])
    DeclaredOkBTools.num(params[:n])
  end
end
