class AController < ApplicationController
  P = Struct.new(:cmd, :arg)
  K = Struct.new(:cmd, :arg, keyword_init: true)
  DT = Data.define(:cmd, :arg)
  SB = Struct.new(:cmd, :arg) do
    def line
      "#{cmd} #{arg}"
    end
  end
  def kws(cmd:, arg:)
  end
  def a10
    q = params[:q]
    r = q[/\A[a-z]+\z/]
    system(r)
    r0 = q[/[a-z]+/]
    system(r0)
    r2 = q[/(\d+)-(.*)/, 1]
    system(r2)
    r4 = q.match(/([a-z]+)-(.*)/)
    system(r4[1])
    system(r4.captures[0])
    r5 = q.match(/(?<n>\d+)-(?<t>.*)/)
    system(r5[:n])
    system(r5.named_captures["n"])
    if q =~ /\A(\d+)-(.*)\z/
    end
    if (m = /\A(\d+)-(.*)\z/.match(q))
      system(m[1])
    end
    system(q.scan(/[a-z]+/).join)
    system(q.scan(/(\d+)=(.*)/)[0][0])
    system(q.slice(/\d+/))
    system(q.tr("^a-z", ""))
    system(q.delete("^a-z"))
    k, v = q.split("=", 2)
    if /\A(?<num>\d+)-(?<txt>.*)\z/ =~ q
    end
    a1, b1 = q.match(/(\d+)-(.*)/).captures
    system(a1)
  end
end
