module Pages
  class History
    def initialize(git:)
      @git = git
    end

    def of(ref)
      @git.log(ref)
    end
  end
end
