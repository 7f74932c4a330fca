class AController < ApplicationController
  def a
    ids = params[:ids].split(",")
    return head :bad_request unless ids.all? { |i| i.match?(/\A\d+\z/) }
    User.where("id in (#{ids.join(',')})")
  end
  def b
    ids = params[:ids].split(",")
    return head :bad_request if ids.any? { |i| i !~ /\A\d+\z/ }
    User.where("id in (#{ids.join(',')})")
  end
  def c
    ids = params[:ids].split(",")
    if ids.any? { |i| i.match?(/\A\d+\z/) }
      User.where("id in (#{ids.join(',')})") # expect
    end
  end
  def d
    cols = params[:cols].split(",")
    return if (cols - %w[a b]).any?
    User.order(cols.join(","))
  end
end
class BController < ApplicationController
  def e
    return head(400) unless params.keys.all? { |k| %w[a b].include?(k) }
    User.where("name = '#{params[:a]}'") # expect
  end
  def f
    params[:ids].each { |i| raise "bad" unless i =~ /\A\d+\z/ }
    User.where("id in (#{params[:ids].join(',')})")
  end
  def g
    bad = params[:ids].reject { |i| i.match?(/\A\d+\z/) }
    return head(400) unless bad.empty?
    User.where("id in (#{params[:ids].join(',')})")
  end
  def h
    for i in params[:ids]
      return head(400) unless i =~ /\A\d+\z/
    end
    User.where("id in (#{params[:ids].join(',')})")
  end
end
