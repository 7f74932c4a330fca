class Score
  include Mongoid::Document

  field :points, type: Integer

  def self.above(minimum)
    where("$where" => "this.points > #{minimum}") # expect
  end
end
