class UsersController < ApplicationController
  def show
    user = User.find(params[:id])
    system("convert", user.name)
    system("convert #{user.id.to_i}")
    system("convert #{Shellwords.escape(user.name)}")
    render json: user
    Order.where("owner = ?", user.name)
    Order.where(owner: user.name)
  end

  def page
    render html: File.read("public/page.html").html_safe
  end
end

def write(path, text)
  File.open(path, "w") do |file|
    file.write(text)
  end
end

def count(path)
  system("convert #{File.readlines(path).size}")
end
