require "sinatra"
require_relative "frame"
require_relative "renderer"

post "/frames" do
  Renderer.render(Frame.new(**params.slice(:width, :height).to_h.transform_keys(&:to_sym)))
end
