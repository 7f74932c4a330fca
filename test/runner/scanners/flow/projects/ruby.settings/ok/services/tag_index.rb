module Garden
  class TagIndex
    TAGS = { "tree" => 1, "herb" => 2 }.freeze

    def read(name)
      TAGS.fetch(name, 0).to_s
    end
  end
end
