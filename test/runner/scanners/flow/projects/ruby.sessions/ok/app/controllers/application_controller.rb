class ApplicationController < ActionController::Base
  include Returning
end
