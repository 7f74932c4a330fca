class BController < ApplicationController
  def show
    q = params[:q]
    case q
    when /\Ago (.*)\z/
    when String
    when "a"
      system(q)
    end
    case q
    when /\A([a-z]+) (.*)\z/
      system($1)
    end
    x = q.gsub(/(\d+)/) { $1 }
    y = "a1".gsub(/(\d+)/) { $1 }
    system(y)
    unless q =~ /\A(\d+)\z/
      return
    end
    system($1)
  end
end
