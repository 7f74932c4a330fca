require "shellwords"

class ReportsController < ActionController::Base
  def create
    ActiveSupport::Notifications.instrument("invoice.created", title: Shellwords.escape(params[:title]))
    ActiveSupport::Notifications.instrument("invoice.viewed", title: params[:title])
  end
end
