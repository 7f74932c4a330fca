require "sinatra/base"
require_relative "routes/tags"
require_relative "services/tag_store"
require_relative "services/tag_index"

module Garden
  class App < Sinatra::Base
    register Routes::Tags

    set :tags, -> { @tags ||= TagIndex.new }
    set :files, -> { @files ||= TagStore.new("/srv/tags") }
  end
end
