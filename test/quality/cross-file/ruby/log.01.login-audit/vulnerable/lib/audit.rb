require "logger"
require_relative "one_line"

class Audit
  def initialize
    @logger = Logger.new("audit.log", formatter: proc { |_, time, _, message| "#{time} #{message}\n" })
  end

  def failed_login(user)
    @logger.warn("login of #{OneLine.of(user)} failed") # expect
  end
end
