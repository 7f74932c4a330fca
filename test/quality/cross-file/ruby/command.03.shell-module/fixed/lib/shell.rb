require "open3"
require "shellwords"

module Shell
  module_function

  def argument(text)
    Shellwords.escape(text)
  end

  def capture(line)
    output, = Open3.capture2(line)
    output
  end
end
