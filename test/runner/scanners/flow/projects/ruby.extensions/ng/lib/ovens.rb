module Bakery
  class Ovens
    def initialize(file)
      @db = Sequel.sqlite(file)
    end

    def named(code)
      @db["SELECT * FROM ovens WHERE code = '" + code + "'"].all # expect
    end

    def close(shop)
      @db.run("DELETE FROM ovens WHERE shop = '%s'" % shop) # expect
    end
  end
end
