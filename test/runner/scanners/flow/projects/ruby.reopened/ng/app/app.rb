require "roda"

module Depot
  class App < Roda
    opts[:files] = Files.new("/srv/depot")

    plugin :hash_branches
    route(&:hash_branches)
  end
end
