module Pottery
  class Kilns
    def initialize(file)
      @db = Sequel.sqlite(file)
    end

    def named(code)
      @db["SELECT * FROM kilns WHERE code = ?", code].all
    end

    def close(shop)
      @db.run("DELETE FROM kilns WHERE shop = '%s'" % shop)
    end

    def average(name)
      @db[:kilns].where(name: name).map { |row| yield row }
    end

    def show(name)
      system("kiln --show #{name}")
    end
  end
end
