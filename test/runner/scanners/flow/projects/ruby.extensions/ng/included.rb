module Audited
  def self.included(base)
    base.class_eval do
      get "/audit" do
        journal(params["day"])
      end
    end
  end
end

class Journals < Sinatra::Base
  helpers do
    def journal(day)
      system("journal --day #{day}") # expect
    end
  end

  include Audited
end
