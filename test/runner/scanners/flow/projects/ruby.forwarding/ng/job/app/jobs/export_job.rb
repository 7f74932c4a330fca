class ExportJob < ApplicationJob
  def perform(name)
    system("export #{name}") # expect
  end
end
