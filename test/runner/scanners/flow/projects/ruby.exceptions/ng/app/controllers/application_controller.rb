class ApplicationController < ActionController::Base
  rescue_from MissingReport, with: :missing
  rescue_from StandardError do |error|
    system("logger #{error.message}")  # expect
  end

  private

  def missing(error)
    system("logger -p user.notice #{error.message}")  # expect
  end
end
