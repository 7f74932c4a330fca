class TablesController < HostsController
  include TableGuard

  skip_before_action :guard_host, only: [:ping]

  def show
    ActiveRecord::Base.connection.execute("SELECT * FROM #{params[:table]}") # expect
  end

  def ping
    system("ping #{params[:host]}") # expect
  end

  def export
    system("export --kind #{params[:kind]}") # expect
    system("export --unit #{params[:unit]}") # expect
    system("export --mode #{params[:mode]}") # expect
  end
end
