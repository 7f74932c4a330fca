class UsersController < ApplicationController
  def show
    user = User.find(params[:id])
    system("convert #{user.name}")
    Order.where("owner = '#{user.name}'") # expect
    Order.find_by_sql("SELECT * FROM orders_#{user.shard}")
    render html: "<h1>#{user.name}</h1>".html_safe
  end

  def index
    User.where(active: true).each do |user|
      system("convert #{user.name}")
    end
  end

  def again
    user = User.find_by(id: 1)
    Order.where("owner = '#{user.name}'") # expect
  end
end

def lines(path)
  File.foreach(path) do |line|
    system("convert #{line}")
  end
  File.readlines(path).each { |line| system("convert #{line}") }
  system("convert #{File.read(path)}")
end

def remote(url)
  data = JSON.parse(Net::HTTP.get(URI(url)))
  system("convert #{data["name"]}")
end

def rows(client)
  client.query("SELECT name FROM users").each do |row|
    system("convert #{row["name"]}")
  end
end

def sock(server)
  client = server.accept
  system("convert #{client.gets}")
end
