module Jobs
  ALL = {
    "ping" => ->(host) { `ping #{host}` }, # expect
  }.freeze
end
