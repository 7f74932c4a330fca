class OrderMailer < ApplicationMailer
  def confirm
    headers["X-Order"] = params[:order]
    mail(to: "orders@example.com", subject: "Order")
  end
end
