@order = Order.new(params[:order].permit!) # expect
ActionController::Parameters.permit_all_parameters = true # expect
