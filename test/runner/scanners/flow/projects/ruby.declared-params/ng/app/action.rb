module Tickets
  class Action < Hanami::Action
  end
end
