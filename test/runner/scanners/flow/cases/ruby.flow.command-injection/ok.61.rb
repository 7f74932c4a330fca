require "open3"

class Renderer
  BINARY = ENV.fetch("RENDERER", "/usr/local/bin/render")

  def initialize
    @options = { "quiet" => nil }
  end

  def render(source)
    Open3.capture3(BINARY, *arguments, source, "-", binmode: true)
  end

  private

  def arguments
    @options.flat_map { |name, value| value.nil? ? ["--#{name}"] : ["--#{name}", value.to_s] }
  end
end
