require "open3"

module Pages
  class Git
    def log(ref)
      output, = Open3.capture2("git log #{ref}") # expect
      output
    end
  end
end
