require "sinatra/base"
require_relative "routes/labels"
require_relative "services/label_store"

module Workshop
  class App < Sinatra::Base
    register Routes::Labels

    set :labels, -> { @labels ||= LabelStore.new("/srv/labels") }
    set :pattern, /\A[a-z]+\z/
  end
end
