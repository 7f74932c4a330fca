class ApplicationController < ActionController::Base
  rescue_from MissingReport, with: :missing
  rescue_from StandardError do |error|
    system("logger #{error.message}")
  end

  private

  def missing(error)
    render plain: error.message
  end
end
