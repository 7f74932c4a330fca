class PaymentsController < ApplicationController
  skip_before_action :verify_authenticity_token, only: [:create] # expect
end
