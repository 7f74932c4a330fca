class Admin::Report
  def self.build(name)
    system("report", name)
  end
end
