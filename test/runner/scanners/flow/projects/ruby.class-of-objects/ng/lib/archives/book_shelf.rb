module Archives
  class BookShelf < Shelf
    step(:shelf) { |name| system("cat #{name}") } # expect
    self.labels = [->(name) { system("cat #{name}") }] # expect

    def self.announce(name)
      system("cat #{name}") # expect
    end

    def self.count_of(text)
      Integer(text)
    end
  end
end
