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
    r1 = q[/\A(.*)\z/, 1]
    system(r1) # expect
    r2 = q[/(\d+)-(.*)/, 1]
    system(r2)
    r3 = q[/(\d+)-(.*)/, 2]
    system(r3) # expect
    r4 = q.match(/([a-z]+)-(.*)/)
    system(r4[1])
    system(r4[2]) # expect
    system(r4.captures[0])
    system(r4.captures[1]) # expect
    r5 = q.match(/(?<n>\d+)-(?<t>.*)/)
    system(r5[:n])
    system(r5[:t]) # expect
    system(r5.named_captures["n"])
    system(r5.named_captures["t"]) # expect
    if q =~ /\A(\d+)-(.*)\z/
      system($2) # expect
      system($~[2]) # expect
    end
    if (m = /\A(\d+)-(.*)\z/.match(q))
      system(m[1])
      system(m[2]) # expect
    end
    system(q.scan(/[a-z]+/).join)
    system(q.scan(/\S+/).join) # expect
    system(q.scan(/(\d+)=(.*)/)[0][0])
    system(q.scan(/(\d+)=(.*)/)[0][1]) # expect
    system(q.slice(/\d+/))
    system(q.slice(0, 3)) # expect
    system(q.tr("^a-z", ""))
    system(q.delete("^a-z"))
    system(q.delete("a")) # expect
    system("abc".gsub("a") { q }) # expect
    system(q.partition("/").first) # expect
    k, v = q.split("=", 2)
    if /\A(?<num>\d+)-(?<txt>.*)\z/ =~ q
      system(txt) # expect
    end
    a1, b1 = q.match(/(\d+)-(.*)/).captures
    system(a1)
    system(b1) # expect
  end
end
