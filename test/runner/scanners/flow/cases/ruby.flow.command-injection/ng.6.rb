class C < ApplicationController
  def a
    h = Hash.new { |hash, k| hash[k] = [] }
    params[:x].each { |v| h[:k] << v }
    system("x #{h[:k].first}") # expect
    g = params[:x].group_by { |v| v[0] }
    g.each { |k, vs| system("x #{vs.first}") } # expect
    i = {}
    (i[:z] ||= []) << params[:z]
    system("x #{i[:z][0]}") # expect
    j = {}
    j.store(:a, params[:a])
    system("x #{j.fetch(:a)}") # expect
    k = params[:x].each_with_object({}) { |v, acc| acc[v] = v }
    system("x #{k.values.first}") # expect
    l = params[:x].inject("") { |acc, v| acc + v }
    system("x #{l}") # expect
    m = params.slice(:a, :b).transform_values(&:strip)
    system("x #{m[:a]}") # expect
    a, (b, *c) = params[:y], [params[:q], params[:r]]
    system("x #{c.first}") # expect
    n = params[:x].zip(%w[a]).to_h
    system("x #{n.keys.first}") # expect
    o = [params[:a], params[:b]].compact.reject(&:empty?).sort_by { |s| s.size }.partition { |s| s }
    system("x #{o.first.first}") # expect
    s = +""
    s << "a" << params[:a]
    system(s) # expect
    catch(:done) { throw :done, params[:t] }.then { |t| system("x #{t}") } # expect
    st = Struct.new(:a).new(params[:a])
    system("x #{st.a}") # expect
    os = OpenStruct.new(a: params[:a])
    system("x #{os.a}") # expect
    f = Fiber.new { Fiber.yield params[:f] }
    system("x #{f.resume}") # expect
    e = Enumerator.new { |y| y << params[:e] }
  end
end
