require "open3"

module Shell
  module_function

  def argument(text)
    "\"#{text}\""
  end

  def capture(line)
    output, = Open3.capture2(line) # expect
    output
  end
end
