Rails.logger.debug("password changed for #{user.id}")
puts tokens.first
