class StaysController < ApplicationController
  def create
    stay = StayContract.new.call(params)
    return head(:bad_request) if stay.failure?

    ActiveRecord::Base.connection.execute("UPDATE stays SET guest = '#{stay[:guest]}'") # expect
  end
end
