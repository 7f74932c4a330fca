class ExportsController < ActionController::Base
  def create
    run(params[:name])
  end

  private

  def run(name)
    system("export", name)
  end
end
