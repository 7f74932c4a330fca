ActiveSupport::Notifications.subscribe("report.created") do |_name, _start, _finish, _id, payload|
  system("notify #{payload[:title]}") # expect
end

ActiveSupport::Notifications.subscribe("report.created") do |event|
  system("log #{event.payload[:title]}") # expect
end
