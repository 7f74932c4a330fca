class VisitsController < BaseController
  def finish
    leave(@back)
  end
end
