class ExportsController < ActionController::Base
  def create
    run(params[:name])
  end

  private

  def run(name)
    system(*command(name))
  end

  def command(name)
    ["export", name]
  end
end
