module Reports
  class Builder
    def initialize(format)
      @format = format
    end

    def build
      Shell.run("build-report", @format)
    end
  end
end
