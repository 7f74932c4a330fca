require "cuba"
require "syro"

Cuba.define do
  on get do
    on "hosts/:name" do |name|
      system("x #{name}") # expect
    end
    on "search", param("q") do |q|
      system("x #{q}") # expect
      system("x #{req.params["host"]}") # expect
      system("x #{req.env["HTTP_X"]}") # expect
      system("seq #{q.to_i}")
    end
  end
end

SyroApp = Syro.new do
  on "users" do
    on :name do
      get do
        system("x #{inbox[:name]}") # expect
        system("x #{req.params["host"]}") # expect
      end
    end
  end
end
