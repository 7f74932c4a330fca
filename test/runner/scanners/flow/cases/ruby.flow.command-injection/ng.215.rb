class AController < ApplicationController
  before_action :login
  def login
    authenticate_or_request_with_http_basic do |name, password|
      system("x #{name}") # expect
    end
  end
  def show
    authenticate_with_http_basic { |u, p| system("x #{u}") } # expect
  end
end
