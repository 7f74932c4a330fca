class Admin::Report
  def self.build(name)
    `report #{name}` # expect
  end
end
