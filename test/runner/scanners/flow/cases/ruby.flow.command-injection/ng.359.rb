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
  system("x " + (params[:a] || "a")) # expect
  w = nil
  w ||= params[:a]
  system("x " + w) # expect
  system("x " + (params[:a]&.strip).to_s) # expect
end

get "/r2" do
  system("x " + (params[:a] ? "a" : "b"))
end

get "/r3" do
  u = if params[:a].empty? then "a" else params[:a] end
  system("x " + u) # expect
  u2 = begin
    params[:a]
  rescue
    "a"
  end
  system("x " + u2) # expect
  u3 = while true
    break params[:a]
  end
  system("x " + u3) # expect
  include Dry::Monads[:result, :maybe]
  system("x " + Success(params[:a]).value!) # expect
  system("x " + Some(params[:a]).fmap(&:strip).value_or("a")) # expect
  Success(params[:a]).bind { |v| system("x " + v) } # expect
  case Success(params[:a])
  in Dry::Monads::Success(vv)
    system("x " + vv) # expect
  end
end
