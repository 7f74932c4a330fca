require "grape"
require_relative "validators"
require_relative "tools"
class Rb1Api < Grape::API
  params do
    requires :host, type: String, regexp: /\A[a-z0-9.-]+\z/
    requires :name, type: String
    optional :format, type: String, values: %w[png gif]
    requires :slug, type: String, safe_slug: true
    requires :tag, type: String, non_blank: true
    requires :n, type: Integer
  end
  post "/ping" do
    DeclaredOkATools.ping(params[:host])
    DeclaredOkATools.convert(params[:format])
    DeclaredOkATools.slug(params[:slug])
    DeclaredOkATools.num(params[:n])
  end
end
