class PagesController < RootController
  def finish
    turn("/pages/#{@page}")
  end
end
