module Shop
  class Application < Rails::Application
    config.force_ssl = false # expect
  end
end
