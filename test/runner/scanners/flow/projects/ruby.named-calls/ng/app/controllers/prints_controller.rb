class PrintsController < ApplicationController
  before_action :load_press

  %i[poster flyer].each do |kind|
    define_method(kind) do
      send_data @press.public_send(kind, params[:name].to_s)
    end
  end

  def folded
    fold = params[:twice] ? :twice : :once
    render plain: @press.send(fold, params[:name])
  end

  private

  def load_press
    @press = PrintPress.new
  end
end
