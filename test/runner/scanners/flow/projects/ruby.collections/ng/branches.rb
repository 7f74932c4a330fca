class BController < ApplicationController
  def show
    q = params[:q]
    d = {}
    d[:a] = "ls" if Time.now.to_i > 3
    system(d.fetch(:a, q)) # expect
    system(d.fetch(:a) { q }) # expect
    a = ["x"]
    a << q if Time.now.to_i > 3
    b = a.reverse
    system(b[0]) # expect
    e = { arg: q }
    e.delete(:arg) if Time.now.to_i > 3
    system(e[:arg]) # expect
    f = ["x"]
    f.sort! if Time.now.to_i > 3
    f << q
    system(f.last) # expect
    (1..3).each { |i| f << q }
    system(f.first(2).last) # expect
  end
end
