class AdminController < ActionController::Base
  skip_forgery_protection # expect
end
config.action_controller.allow_forgery_protection = false # expect
