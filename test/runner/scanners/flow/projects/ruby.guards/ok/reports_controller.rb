class ReportsController < ProbesController
  include CheckedTable

  before_action(only: :export) { redirect_to "/" unless %w[csv pdf].include?(params[:kind]) }

  def index
    ActiveRecord::Base.connection.execute("SELECT * FROM #{params[:table]}")
  end

  def ping
    system("ping #{params[:host]}")
  end

  def export
    system("export --kind #{params[:kind]}")
  end
end
