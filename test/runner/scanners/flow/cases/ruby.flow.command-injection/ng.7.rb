class C < ApplicationController
  def a
    a, (b, *c) = params[:y], [params[:q], params[:r]]
    system("x #{b}") # expect
    system("x #{c.first}") # expect
    d, *e = params[:l].split(",")
    system("x #{e.last}") # expect
    e = Enumerator.new { |y| y << params[:e] }
    e.each { |v| system("x #{v}") } # expect
    f, g = *params[:x]
    system("x #{g}") # expect
    h = { a: 1, **params.to_unsafe_h }
    system("x #{h[:b]}") # expect
    def m(*args, key: nil, **opts, &blk) = system("x #{opts[:z]} #{key}") # expect
    m(1, key: 1, z: params[:z])
    [[1, params[:p]]].each { |(i, v)| system("x #{v}") } # expect
    params[:x].each_with_index { |v, i| system("x #{v}") } # expect
    params[:x].each_slice(2) { |v, w| system("x #{w}") } # expect
    lam = ->(x, y = params[:d]) { system("x #{y}") } # expect
    lam.call(1)
    lam.(2)
    pr = :strip.to_proc
    system("x #{pr.call(params[:a])}") # expect
    system("x #{params[:l].map(&:to_s).join(" ")}") # expect
    %w[a].product(params[:l]).each { |i, j| system("x #{j}") } # expect
    s = <<~SH
      x #{params[:h]}
    SH
    system(s) # expect
    format("x %s", params[:f]).then { system(_1) } # expect
    send(:system, "x #{params[:g]}") # expect
    x = if params[:i] then params[:i] else "d" end
    system("x #{x}") # expect
    y = begin; params[:b]; rescue; ""; ensure; 1; end
    system("x #{y}") # expect
    (z ||= params[:zz]) and system("x #{z}") # expect
    loop { system("x #{params[:lp]}"); break } # expect
    @iv = params[:iv]; helper_system
    w = params.values_at(:a, :b); system("x #{w.last}") # expect
    v = params.dig(:a, 0, :b); system("x #{v}") # expect
    "x #{params[:u]}".tap { |c| system(c) } # expect
  end
  def helper_system = system("x #{@iv}") # expect
end
