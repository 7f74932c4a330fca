class AController < ApplicationController
  def show
    a = { cmd: "ls", arg: "x" }
    b = a.merge(arg: params[:q])
    system(b[:cmd])
    system(b[:arg]) # expect
    c = a.merge({ other: params[:q] })
    system(c[:cmd])
    system(c[:other]) # expect
    d = { other: params[:q] }.reverse_merge(a)
    system(d[:cmd])
    system(d[:other]) # expect
  end
end
