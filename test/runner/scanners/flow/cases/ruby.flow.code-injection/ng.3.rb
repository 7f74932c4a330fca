class RulesController < ApplicationController
  def run
    render json: ExecJS.eval(params[:rule]) # expect
    render json: ExecJS.eval("1 + 1")
    render json: MiniRacer::Context.new.eval(params[:rule]) # expect
  end
end
