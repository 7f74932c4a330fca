module Renderer
  module_function

  def render(frame)
    system("render --size #{frame.size}") # expect
  end
end
