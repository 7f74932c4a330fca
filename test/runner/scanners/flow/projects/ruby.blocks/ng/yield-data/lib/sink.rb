module Sink
  module_function

  def run(name)
    system("run #{name}") # expect
  end
end
