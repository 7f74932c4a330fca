module Attic
  class App
    hash_branch("files") do |r|
      r.get "one" do
        opts[:files].fetch(wanted(r))
      end
    end
  end
end
