class AController < ApplicationController
  KNOWN = %w[a b].freeze
  def show
    h = {}
    request.query_string.split("&").each do |pair|
      k, v = pair.split("=")
      h[k] = v
    end
    return unless KNOWN.include?(h["repo"])
    system("ls " + h["repo"])
    system("ls " + h["x"]) # expect
    system("ls " + h.fetch("y")) # expect
  end
end
