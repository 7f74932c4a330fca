class HarboursController < ApplicationController
  def back
    target = params[:back].to_s
    target = "/" unless target.match?(%r{\A/harbours(/\d+)?\z})
    redirect_to target
  end

  def berth
    target = params[:back].to_s
    redirect_to target if target =~ %r{\A/berths}
  end
end
