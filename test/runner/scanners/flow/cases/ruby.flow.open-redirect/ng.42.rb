class HarboursController < ApplicationController
  def optional
    target = params[:back].to_s
    redirect_to target if target.match?(%r{\A/h?/quay}) # expect
  end

  def either
    target = params[:back].to_s
    redirect_to target if target.match?(%r{\A/berths|quays}) # expect
  end
end
