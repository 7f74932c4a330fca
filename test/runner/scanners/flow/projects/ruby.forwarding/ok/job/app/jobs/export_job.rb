class ExportJob < ApplicationJob
  def perform(name)
    system("export #{name}")
  end
end
