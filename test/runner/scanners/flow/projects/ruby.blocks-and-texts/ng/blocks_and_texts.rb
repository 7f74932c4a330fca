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
  def a7
    q = params[:q]
    h5 = q.split(",") | %w[a b]
    system("ls " + h5.join(" ")) # expect
    h6 = %w[a b].difference(q.split(","))
    system("ls " + h6.join(" "))
    h7 = %w[a b].union(q.split(","))
    system("ls " + h7.join(" ")) # expect
    i2 = q.split(",").filter { |x| x.match?(/\A[a-z]+\z/) }
    i3 = q.split(",").filter_map { |x| x if %w[a b].include?(x) }
    system("ls " + i3.join(" "))
    i4 = q.split(",").grep(/\A[a-z]+\z/)
    system("ls " + i4.join(" "))
    i5 = q.split(",").grep_v(/\A[a-z]+\z/)
    system("ls " + i5.join(" ")) # expect
    j5 = q.split(",").each_with_index.to_a
    system(j5[0][1].to_s)
    j6 = q.chars.select { |c| c =~ /\A[a-z]\z/ }.join
    j7 = q.split(",").lazy.map(&:strip).first
    system(j7) # expect
  end
  def a8
    q = params[:q]
    n1 = format("%<a>s", a: "ls", b: q)
    system(n1)
    n2 = format("%{b}", a: "ls", b: q)
    system(n2) # expect
    n6 = "%{a}" % { a: "ls", b: q }
    system(n6)
    n7 = sprintf("%s", q)
    system(n7) # expect
    n13 = <<~SH
      ls #{q}
    SH
  end
  def a9
    q = params[:q]
    o6 = q.in?(%w[a b]) ? q : "a"
    system(o6)
    o7 = q.presence_in(%w[a b]) || "a"
    system(o7)
    o8 = q.presence || "a"
    system(o8) # expect
    o12 = q && "ls"
    system(o12)
    o14 = nil || q
    system(o14) # expect
    o15 = q if q.match?(/\A\w+\z/)
    o16 = q unless q.match?(/\A\w+\z/)
    o17 = nil
    o17 ||= q
    o24 = q.yield_self { |x| Shellwords.escape(x) }
    system("ls #{o24}")
    o25 = q.presence&.then { |x| x }
    system(o25) # expect
    o27 = q.to_s.presence_in(["a", "b"])
    system(o27.to_s)
  end
  def a11
    q = params[:q]
    system(q.strip) # expect
    system(q.parameterize)
    system(q.humanize) # expect
    system(q.starts_with?("a").to_s)
    system(q.class.name)
    system(q.unpack1("a*")) # expect
  end
  def a12
    q = params[:q]
    a, b = two(q)
    kw = { cmd: "ls", arg: q }
    kws(**kw)
    y3 = q.split(",").each_with_object([]) { |x, acc| acc << Shellwords.escape(x) }
    system(y3.first)
    [["ls", q]].each { |c, d| system(c) }
    [["ls", q]].each { |c, d| system(d) } # expect
    [["ls", q]].each_with_index { |(c, d), i| system(c) }
    [["ls", q]].each_with_index { |(c, d), i| system(d) } # expect
    [q].each_with_index { |c, i| system(i.to_s) }
    [q].each_with_index { |c, i| system(c) } # expect
    [q].each.with_index(1) { |c, i| system(c) } # expect
    [q].each.with_index(1) { |c, i| system(i.to_s) }
    q.split(",").zip(["ls"]).each { |c, d| system(d) }
    q.split(",").zip(["ls"]).each { |c, d| system(c) } # expect
    3.times { |i| system(i.to_s) }
    (1..3).map { |i| q }.each { |x| system(x) } # expect
    [{ a: "ls", b: q }].map { |r| r[:a] }.each { |x| system(x) }
    [{ a: "ls", b: q }].map { |r| r[:b] }.each { |x| system(x) } # expect
    [{ a: "ls", b: q }].pluck(:a).each { |x| system(x) }
    [P.new("ls", q)].map(&:cmd).each { |x| system(x) }
    [P.new("ls", q)].map(&:arg).each { |x| system(x) } # expect
    [q].each { system(_1) } # expect
    [q].each { system(it) } # expect
    for z in [q]
    end
    a, b = b, a
    s = +""
    s << "ls " << q
    s2 = StringIO.new
    s2 << q
    w = [["ls", q], ["df", "x"]]
    system(w.to_h["df"])
    system(w.assoc("ls")[1]) # expect
    case ["ls", q]
    in [c2, a2]
    end
    case { cmd: "ls", arg: q }
    in { cmd: c3, arg: a3 }
    end
    case { cmd: "ls", arg: q }
    in { cmd: "ls", **rest }
    end
    if { cmd: "ls", arg: q } in { arg: String => a5 }
    end
    gg = ["x", q]
    gg[1] = "df"
    gg.map! { |x| q }
    gg.delete_at(0)
    gg.compact!
    b1, c1 = [[q], ["ls"]]
    x1 = [q, "a"].values_at(1)
    system(x1.first)
    begin
      raise "x"
    rescue => e
    end
    return unless %w[a b].include?(q)
  end
end
