class AController < ApplicationController
  def show
    a = { cmd: "ls", arg: "x" }
    b = a.merge(arg: params[:q])
    system(b[:cmd])
    c = a.merge({ other: params[:q] })
    system(c[:cmd])
    d = { other: params[:q] }.reverse_merge(a)
    system(d[:cmd])
  end
end
