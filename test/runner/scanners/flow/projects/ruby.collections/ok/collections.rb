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
    system(a[0..1].join(" "))
    system(a.take(2).join(" "))
    system(a.drop(1).first)
    system(a.values_at(0, 1).join)
    system(a.second)
  end
  def a1
    q = params[:q]
    a = ["ls", q]
    x, y = a
    h, *t = a
    *i, l = ["ls", q, "x"]
    system(l)
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
    system(a.each_with_index.map { |x, i| i.to_s }.last)
    system(a.zip(["z", "w"])[0][0])
    system(a.zip(["z", "w"])[0][1])
    system(a.many?.to_s)
  end
  def a3
    q = params[:q]
    d = { cmd: "ls", arg: q }
    system(d.fetch(:cmd, q))
    system(d.keys.join)
    system(d.slice(:cmd).values.join)
    system(d.slice(:cmd)[:cmd])
    system(d.except(:arg).values.join)
    system(d.values_at(:cmd).join)
    system(d.fetch_values(:cmd).join)
  end
  def a4
    q = params[:q]
    d = { cmd: "ls", arg: q }
    e = d.transform_values { |v| Shellwords.escape(v) }
    system("ls #{e[:arg]}")
    e2 = d.transform_values(&:to_s)
    system(e2[:cmd])
    e3 = d.transform_keys(&:to_s)
    system(e3["cmd"])
    e4 = d.stringify_keys
    system(e4["cmd"])
    e5 = d.with_indifferent_access
    system(e5["cmd"])
    e16 = d.deep_dup
    system(e16[:cmd])
    e17 = d.symbolize_keys
    system(e17[:cmd])
    e24 = d.compact_blank
    system(e24[:cmd])
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
    e = { cmd: "ls", arg: q }
    system(e.delete(:cmd))
    e.store(:z, q)
    f = { cmd: "ls" }
    f[:arg] = q
    f.merge!(z: q)
    f.update(y: q)
    j = Hash.new { |hash, k| hash[k] = [] }
    j[:a] << q
    k = { a: { b: q, c: "ls" } }
    o = [["a", "ls"], ["b", q]].to_h
    system(o["a"])
    p = %w[a b].zip(["ls", q]).to_h
    system(p["a"])
    u = q.split(",").index_with { "ls" }
    system(u["a"])
    v = q.split(",").to_h { |x| [x, "ls"] }
    system(v["a"])
    d.slice!(:cmd)
    aa = { cmd: "ls", arg: q }.extract!(:arg)
    bb = { cmd: "ls", arg: q }
    bb.delete_if { |k, v| k == :arg }
    bb.each { |k, v| system(k.to_s) }
    bb.each_key { |k| system(k.to_s) }
    bb.clear
    cc = { cmd: "ls", arg: q }
    cc => { cmd:, arg: }
  end
end
