class Score
  include Mongoid::Document

  field :points, type: Integer

  def self.above(minimum)
    where(:points.gt => minimum.to_i)
  end
end
