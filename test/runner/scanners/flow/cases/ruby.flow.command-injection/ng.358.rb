require "sinatra"
require "ostruct"
require "forwardable"
require "delegate"
require "singleton"
require "observer"
require "thread"
require "timeout"
require "concurrent"
require "async"
require "tempfile"
require "stringio"
require "securerandom"
require "fiber"
require "monitor"
require "open3"
require "active_support/all"
require "active_model"
require "dry-struct"
require "dry-types"
require "dry/monads"
require "dry/validation"
require "hashie"
require "virtus"
class Cfg
  attr_accessor :name, :items
  attr_reader :fixed
  def initialize(name = nil)
    @name = name
    @items = []
  end
  def cmd
    "x #{@name}"
  end
  def to_s
    @name
  end
  def [](k)
    @name
  end
  def call(*)
    @name
  end
  def each
    yield @name
  end
  include Enumerable
  def +(o)
    @name + o
  end
  def with(name)
    dup.tap { |c| c.name = name }
  end
  def self.build(name)
    new(name)
  end
  class << self
    attr_accessor :shared
    def build2(n)
      new(n)
    end
  end
  def yielder
    yield self
  end
  def memo
    @memo ||= @name
  end
  def fetch(&blk)
    blk.call(@name)
  end
end
class Sub < Cfg
  def initialize(n)
    super
  end
  def cmd
    super + "a"
  end
end
class Dlg < SimpleDelegator
end
class Fwd
  extend Forwardable
  def_delegators :@l, :first, :<<
  def initialize
    @l = []
  end
end
class Sing
  include Singleton
  attr_accessor :v
end
class MyErr < StandardError
  attr_reader :detail
  def initialize(msg, detail = nil)
    super(msg)
    @detail = detail
  end
end
class HDash < Hashie::Dash
  property :name
end
class HMash < Hashie::Mash
end
class Cur < ActiveSupport::CurrentAttributes
  attribute :user
end
module Util
  def self.up(v)
    v.upcase
  end
  module_function
  def low(v)
    v.downcase
  end
end
def ident(v)
  v
end
def kw(name:, opt: "a")
  name
end
def rest(*args, **o)
  args.first
end
def fwd(...)
  kw(...)
end
def yld(v)
  yield v
end
def blk(v, &b)
  b.call(v)
end
def gen(v)
  return to_enum(:gen, v) unless block_given?
  yield v
end
$glob = nil

get "/r1" do
  system("x " + [params[:a]].map { |u| Thread.new { u } }.map(&:value).first) # expect
  fb = Fiber.new { Fiber.yield params[:a] }
  system("x " + fb.resume) # expect
  en = Enumerator.new { |y| y << params[:a] }
  system("x " + en.next) # expect
  en2 = Enumerator.new { |y| y.yield params[:a] }
  en2.each { |v| system("x " + v) } # expect
  system("x " + Concurrent::Future.execute { params[:a] }.value) # expect
  system("x " + Concurrent::Promise.execute { params[:a] }.then { |v| v }.value) # expect
  system("x " + Concurrent::Promises.future(params[:a]) { |v| v }.value!) # expect
end

get "/r2" do
  system("x " + Async { params[:a] }.wait) # expect
  system("x " + Timeout.timeout(3) { params[:a] }) # expect
  mx = Mutex.new
  system("x " + mx.synchronize { params[:a] }) # expect
  cm = Concurrent::Map.new
  cm[:k] = params[:a]
  system("x " + cm[:k]) # expect
  system("x " + cm.compute_if_absent(:z) { params[:a] }) # expect
  at = Concurrent::AtomicReference.new
  at.set(params[:a])
  system("x " + at.get) # expect
  dl = Concurrent::Delay.new { params[:a] }
  system("x " + dl.value) # expect
end

get "/r3" do
  io = StringIO.new
  io << "a" << params[:a]
  system("x " + io.string) # expect
  io2 = StringIO.new
  io2.puts(params[:a])
  io2.rewind
  system("x " + io2.read) # expect
  io3 = StringIO.new
  io3.printf("%s", params[:a])
  system("x " + io3.string) # expect
  io4 = StringIO.new(params[:a])
  while (line = io4.gets)
    system("x " + line) # expect
  end
  io5 = StringIO.new(params[:a])
  until io5.eof?
    system("x " + io5.readline) # expect
  end
  bb = +""
  request.body.read(100, bb)
  system("x " + bb) # expect
  tf = Tempfile.new("a")
  tf.write(params[:a])
  tf.rewind
  system("x " + tf.read) # expect
end

get "/r4" do
  cl = Class.new do
    attr_accessor :q
  end
  k2 = cl.new
  k2.q = params[:a]
  system("x " + k2.q) # expect
  a = b = params[:a]
  system("x " + b) # expect
  x, (y, z) = "a", ["b", params[:a]]
  system("x " + z) # expect
  s, t = "a", params[:a]
  s, t = t, s
  system("x " + s) # expect
end
