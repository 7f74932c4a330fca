class EController < ApplicationController
  def show
    render plain: Lister.list(dir)
  end

  private def dir
    Integer(params[:dir])
  end
end
