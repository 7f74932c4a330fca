module Jobs
  ALL = {
    "ping" => ->(host) { system("ping", host) },
  }.freeze
end
