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
    DeclaredNgBTools.ping(params[:host])
    DeclaredNgBTools.name(params[:name])
    DeclaredNgBTools.convert(params[:format])
    DeclaredNgBTools.slug(params[:slug])
    DeclaredNgBTools.tag(params[:tag])
    DeclaredNgBTools.num(params[:n])
  end
end
