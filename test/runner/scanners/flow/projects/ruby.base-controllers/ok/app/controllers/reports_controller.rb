class ReportsController < ExportsController
  private

  def run(name)
    system("report", name)
  end
end
