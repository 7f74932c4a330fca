class BController < ApplicationController
  def show
    q = params[:q]
    case q
    when /\Ago (.*)\z/
      system(q) # expect
      system($1) # expect
    when String
      system(q) # expect
    when "a"
      system(q)
    end
    case q
    when /\A([a-z]+) (.*)\z/
      system($1)
      system($2) # expect
    end
    x = q.gsub(/(\d+)/) { $1 }
    system(x) # expect
    y = "a1".gsub(/(\d+)/) { $1 }
    system(y)
    unless q =~ /\A(\d+)\z/
      return
    end
    system($1)
  end
end
