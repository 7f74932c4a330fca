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
  def a0
    q = params[:q]
    a = ["ls", "-l"] + [q]
    system(a.first(2).join(" "))
    system(a.last(2).join(" ")) # expect
    system(a[0..1].join(" "))
    system(a[1..].join(" ")) # expect
    system(a.take(2).join(" "))
    system(a.drop(2).join(" ")) # expect
    system(a.drop(1).first)
    system(a.at(2)) # expect
    system(a.fetch(9) { q }) # expect
    system(a.dig(2)) # expect
    system(a.values_at(0, 1).join)
    system(a.values_at(2).join) # expect
    system(a.second)
    system(a.third) # expect
  end
  def a1
    q = params[:q]
    a = ["ls", q]
    x, y = a
    h, *t = a
    system(t[0]) # expect
    *i, l = ["ls", q, "x"]
    system(l)
    system(i[1]) # expect
    b, (c, d) = "ls", ["df", q]
    e = ["ls"]
    e << q
    e.push("x", q)
    f = e.pop
    g = e.shift
    e.unshift("z")
    e.insert(0, q)
    e.concat(["k"])
    e.append(q)
  end
  def a2
    q = params[:q]
    a = ["ls", q]
    system(a.reverse[0]) # expect
    system(a.uniq[1]) # expect
    system((a | ["z"]).join) # expect
    system((a - [q]).join(" ")) # expect
    system(a.each_slice(2).to_a[0][1]) # expect
    system(a.each_with_index.map { |x, i| i.to_s }.last)
    system(a.partition { |x| x }[0][1]) # expect
    system(a.zip(["z", "w"])[0][0])
    system(a.zip(["z", "w"])[0][1])
    system(a.zip(["z", "w"])[1][0]) # expect
    system(a.excluding("x").join) # expect
    system(a.without("x").join) # expect
    system(a.many?.to_s)
    system(Array.wrap(q).first) # expect
  end
  def a3
    q = params[:q]
    d = { cmd: "ls", arg: q }
    system(d.fetch(:cmd, q))
    system(d.fetch(:zz, q)) # expect
    system(d.fetch(:zz) { q }) # expect
    system(d.dig(:arg)) # expect
    system(d.keys.join)
    system(d.values.join) # expect
    system(d.slice(:cmd).values.join)
    system(d.slice(:arg).values.join) # expect
    system(d.slice(:cmd)[:cmd])
    system(d.slice(:arg)[:arg]) # expect
    system(d.except(:arg).values.join)
    system(d.except(:cmd).values.join) # expect
    system(d.values_at(:cmd).join)
    system(d.values_at(:arg).join) # expect
    system(d.fetch_values(:cmd).join)
    system(d.fetch_values(:arg).join) # expect
  end
  def a4
    q = params[:q]
    d = { cmd: "ls", arg: q }
    e = d.transform_values { |v| Shellwords.escape(v) }
    system("ls #{e[:arg]}")
    e2 = d.transform_values(&:to_s)
    system(e2[:arg]) # expect
    system(e2[:cmd])
    e3 = d.transform_keys(&:to_s)
    system(e3["arg"]) # expect
    system(e3["cmd"])
    e4 = d.stringify_keys
    system(e4["arg"]) # expect
    system(e4["cmd"])
    e5 = d.with_indifferent_access
    system(e5["cmd"])
    system(e5[:arg]) # expect
    e16 = d.deep_dup
    system(e16[:cmd])
    system(e16[:arg]) # expect
    e17 = d.symbolize_keys
    system(e17[:cmd])
    system(e17[:arg]) # expect
    e24 = d.compact_blank
    system(e24[:cmd])
    e25 = d.deep_transform_keys(&:to_s)
    system(e25["arg"]) # expect
    e26 = d.transform_values(&:to_i)
    system(e26[:arg].to_s)
    e27 = d.symbolize_keys.slice(:cmd)
    system(e27.values.first)
    e29 = d.to_h { |k, v| [k, Shellwords.escape(v)] }
    system(e29[:arg])
    e30 = d.each_with_object({}) { |(k, v), m| m[k] = Shellwords.escape(v) }
    system(e30[:arg])
  end
  def a5
    q = params[:q]
    d = { cmd: "ls", arg: q }
    x = d.delete(:arg)
    system(x) # expect
    e = { cmd: "ls", arg: q }
    system(e.delete(:cmd))
    e.store(:z, q)
    system(e[:z]) # expect
    f = { cmd: "ls" }
    f[:arg] = q
    f.merge!(z: q)
    f.update(y: q)
    j = Hash.new { |hash, k| hash[k] = [] }
    j[:a] << q
    k = { a: { b: q, c: "ls" } }
    m = { "a" => "ls" }.fetch(q) { q }
    system(m) # expect
    m3 = { "a" => "ls" }.fetch(q) { |k| k }
    system(m3) # expect
    m5 = { "a" => "ls" }[q] || q
    system(m5) # expect
    o = [["a", "ls"], ["b", q]].to_h
    system(o["a"])
    system(o["b"]) # expect
    p = %w[a b].zip(["ls", q]).to_h
    system(p["a"])
    system(p["b"]) # expect
    t = %w[a b].index_with { |x| q }
    system(t["a"]) # expect
    u = q.split(",").index_with { "ls" }
    system(u["a"])
    v = q.split(",").to_h { |x| [x, "ls"] }
    system(v["a"])
    w = [q].each_with_object({}) { |y, memo| memo[:k] = y }
    system(w[:k]) # expect
    d.slice!(:cmd)
    aa = { cmd: "ls", arg: q }.extract!(:arg)
    bb = { cmd: "ls", arg: q }
    bb.delete_if { |k, v| k == :arg }
    bb.each { |k, v| system(v) } # expect
    bb.each { |k, v| system(k.to_s) }
    bb.each_pair { |k, v| system(v) } # expect
    bb.each_value { |v| system(v) } # expect
    bb.each_key { |k| system(k.to_s) }
    bb.clear
    cc = { cmd: "ls", arg: q }
    cc => { cmd:, arg: }
  end
end
