Rails.application.configure do
  config.force_ssl = false # expect
end
