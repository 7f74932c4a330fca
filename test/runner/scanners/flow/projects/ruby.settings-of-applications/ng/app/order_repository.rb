require "sequel"
class OrderRepository
  def initialize(db)
    @db = db
  end

  def search(term)
    @db.fetch("select * from orders where ref like '%#{term}%'").all # expect
  end
end
