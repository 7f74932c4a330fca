require "csv"
class ThingsController < ApplicationController
  before_action :load_name
  rescue_from StandardError, with: :oops
  def a1
    system("x " + params[:a]) # expect
    system("x " + params.require(:t).permit(:a)[:a]) # expect
    system("x " + params.permit(:a).to_h["a"]) # expect
    system("x " + params.to_unsafe_h["a"]) # expect
    system("x " + params.dig(:t, :a)) # expect
    system("x " + params.fetch(:a, "b")) # expect
    params.permit!.each { |k, v| system("x " + v) } # expect
    params[:t].each_pair { |k, v| system("x " + v) } # expect
  end
  def a2
    system("x " + request.raw_post) # expect
    system("x " + request.body.read) # expect
    system("x " + request.headers["X-A"]) # expect
    system("x " + request.headers.env["HTTP_A"]) # expect
    system("x " + request.query_parameters["a"]) # expect
    system("x " + request.request_parameters["a"]) # expect
    system("x " + request.original_url) # expect
    system("x " + cookies[:a]) # expect
  end
  def a3
    system("x " + params[:f].read) # expect
    system("x " + params[:f].original_filename) # expect
    system("x " + params[:f].tempfile.read) # expect
    system("x " + File.read(params[:f].path)) # expect
    CSV.foreach(params[:f].path, headers: true) { |r| system("x " + r["a"]) } # expect
    CSV.read(params[:f].path).each { |r| system("x " + r[0]) } # expect
    params[:f].each_line { |l| system("x " + l) } # expect
    CSV.parse(params[:f].read, headers: true) do |row|
      system("x " + row["a"]) # expect
    end
  end
  def a4
    system("x " + @name) # expect
    system("x " + request.user_agent) # expect
    system("x " + request.env["HTTP_A"]) # expect
    system("x " + request.filtered_parameters["a"]) # expect
    system("x " + request.format.to_s)
    system("x " + controller_name)
    system("x " + action_name)
  end
  def a5
    attrs = thing_params
    system("x " + attrs[:name]) # expect
    t = Thing.new(thing_params)
    t.assign_attributes(name: params[:b])
    t2 = Thing.new
    t2.attributes = thing_params
    t3 = OpenStruct.new(thing_params)
    system("x " + t3.name) # expect
    session[:x] = params[:a]
    ids = params[:ids].map(&:to_i)
    system("x " + ids.join(","))
  end
  def a6
    name = params[:name].presence || "a"
    system("x " + name) # expect
    list = Array(params[:list]).reject(&:blank?)
    system("x " + list.join(" ")) # expect
    h = params.slice(:a, :b)
    system("x " + h[:a]) # expect
    h2 = params.except(:a).to_unsafe_h
    system("x " + h2["b"]) # expect
    v = params.values_at(:a, :b)
    system("x " + v.first) # expect
    w = params.to_unsafe_h.deep_symbolize_keys
    system("x " + w[:a]) # expect
    x = HashWithIndifferentAccess.new(params.to_unsafe_h)
    system("x " + x[:a]) # expect
  end
  def a7
    v = case params[:a]
        when "x" then params[:b]
        else "c"
        end
    system("x " + v) # expect
    w = params[:a].to_s[0, 20]
    system("x " + w) # expect
    params[:a].split(",").each_with_index do |e, i|
      system("x " + e) # expect
    end
    k = params[:a].classify
    system("x " + k) # expect
    system("x " + view_context.truncate(params[:a])) # expect
    system("x " + helpers.strip_tags(params[:a])) # expect
    system("x " + ActionController::Base.helpers.sanitize(params[:a])) # expect
  end
  private
  def load_name
    @name = params[:name]
  end
  def thing_params
    params.require(:thing).permit(:name, :b)
  end
  def oops(e)
    render plain: e.message
  end
end
class Thing < ApplicationRecord
  attr_accessor :name
end
