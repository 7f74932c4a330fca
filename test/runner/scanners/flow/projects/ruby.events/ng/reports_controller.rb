class ReportsController < ActionController::Base
  def create
    ActiveSupport::Notifications.instrument("report.created", title: params[:title])
  end
end
