@order = Order.new(order_params)
config.action_controller.permit_all_parameters = false
