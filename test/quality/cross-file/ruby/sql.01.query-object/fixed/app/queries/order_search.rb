class OrderSearch
  def initialize(status)
    @status = status
  end

  def results
    Order.where(status: @status).order(created_at: :desc)
  end
end
