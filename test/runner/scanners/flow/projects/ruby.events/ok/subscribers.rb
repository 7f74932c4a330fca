ActiveSupport::Notifications.subscribe("invoice.created") do |_name, _start, _finish, _id, payload|
  system("notify #{payload[:title]}")
end

ActiveSupport::Notifications.subscribe("invoice.created") do |event|
  system("log #{event.payload[:title]}")
end

ActiveSupport::Notifications.subscribe("invoice.viewed") do |name, _start, _finish, _id, _payload|
  system("count #{name}")
end
