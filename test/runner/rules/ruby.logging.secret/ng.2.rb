Rails.logger.debug("key: " + config.api_key) # expect
puts params[:reset_token] # expect
