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
  def a6
    q = params[:q]
    p = P.new("ls", q)
    system(p[0])
    system(p.to_a[0])
    system(p.to_h[:cmd])
    c, a = *p
    p.arg = "x"
    d = DT.new(cmd: "ls", arg: q)
    d2 = d.with(arg: "x")
    system(d2.arg)
    system(d2.cmd)
    system(d.to_h[:cmd])
    o = OpenStruct.new(cmd: "ls", arg: q)
    o.z = q
    case d
    in { cmd:, arg: }
    end
    case p
    in [c1, a1]
    end
  end
end
