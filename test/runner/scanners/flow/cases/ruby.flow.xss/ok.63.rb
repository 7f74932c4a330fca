require "mail"
require "sinatra"

post "/orders" do
  note = params["note"]
  Mail.deliver do
    to "orders@example.com"
    body note.to_s
  end
  redirect "/orders"
end
