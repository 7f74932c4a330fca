class RulesController < ApplicationController
  def apply
    code = "x = 1; " + params[:rule].to_s
    Object.new.instance_eval { code.size }
  end
end
