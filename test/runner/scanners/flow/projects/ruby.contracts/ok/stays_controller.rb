class StaysController < ApplicationController
  def create
    stay = VisitContract.new.call(params)
    return head(:bad_request) if stay.failure?

    ActiveRecord::Base.connection.execute("UPDATE stays SET room = '#{stay[:room]}', nights = #{stay[:nights]}")
  end
end
