class Endpoint < ActiveRecord::Base
end

class NotifyJob < ApplicationJob
  def perform
    Endpoint.where(active: true).find_each do |endpoint|
      system("curl #{endpoint.url}") # expect
    end
  end
end
