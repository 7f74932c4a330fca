require_relative "network"

TASKS = {
  "resolve" => Network.method(:resolve),
  "trace" => Network.method(:trace)
}.freeze
