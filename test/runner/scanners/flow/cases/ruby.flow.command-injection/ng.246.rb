require "redis"
require "dalli"
require "elasticsearch"
require "aws-sdk-s3"
require "aws-sdk-dynamodb"
require "google/cloud/firestore"
require "google/cloud/storage"
require "cassandra"
require "data_mapper"
require "ohm"

$redis = Redis.new
REDIS = Redis.new(url: "redis://localhost")

class Stores
  def initialize
    @redis = Redis.new
    @s3 = Aws::S3::Client.new
    @dynamodb = Aws::DynamoDB::Client.new
  end

  def by_get
    system("ping #{@redis.get("host")}") # expect
  end

  def by_global
    system("ping #{$redis.hget("hosts", "1")}") # expect
  end

  def by_constant
    system("ping #{REDIS.get("host")}") # expect
  end

  def by_new
    system("ping #{Redis.new.get("host")}") # expect
  end

  def by_variable
    client = Redis.new
    system("ping #{client.get("host")}") # expect
  end

  def by_json
    data = JSON.parse(@redis.get("host"))
    system("ping #{data["name"]}") # expect
  end

  def by_hash
    @redis.hgetall("hosts").each { |key, value| system("ping #{value}") } # expect
  end

  def by_hvals
    @redis.hvals("hosts").each { |value| system("ping #{value}") } # expect
  end

  def by_pop
    system("ping #{@redis.lpop("hosts")}") # expect
  end

  def by_blpop
    list, value = @redis.blpop("hosts")
    system("ping #{value}") # expect
  end

  def by_zrange
    @redis.zrange("hosts", 0, -1).each { |name| system("ping #{name}") } # expect
  end

  def by_mget
    first, second = @redis.mget("a", "b")
    system("ping #{first}") # expect
  end

  def by_pool
    REDIS_POOL.with { |conn| system("ping #{conn.get("host")}") } # expect
  end

  def by_sidekiq
    Sidekiq.redis { |conn| system("ping #{conn.get("host")}") } # expect
  end

  def by_dalli
    cache = Dalli::Client.new("localhost:11211")
    system("ping #{cache.get("host")}") # expect
  end

  def by_elasticsearch
    client = Elasticsearch::Client.new
    response = client.search(index: "hosts", body: {})
    response["hits"]["hits"].each { |hit| system("ping #{hit["_source"]["name"]}") } # expect
  end

  def by_elasticsearch_get
    client = Elasticsearch::Client.new
    system("ping #{client.get(index: "hosts", id: 1)["_source"]["name"]}") # expect
  end

  def by_elasticsearch_model
    Host.search("x").records.each { |host| system("ping #{host.name}") } # expect
  end

  def by_elasticsearch_results
    Host.search("x").results.each { |hit| system("ping #{hit._source.name}") } # expect
  end

  def by_s3
    text = @s3.get_object(bucket: "hosts", key: "a").body.read
    system("ping #{text}") # expect
  end

  def by_s3_response
    resp = @s3.get_object(bucket: "hosts", key: "a")
    system("ping #{resp.body.string}") # expect
  end

  def by_s3_resource
    text = Aws::S3::Resource.new.bucket("hosts").object("a").get.body.read
    system("ping #{text}") # expect
  end

  def by_s3_list
    @s3.list_objects_v2(bucket: "hosts").contents.each { |object| system("ping #{object.key}") } # expect
  end

  def by_dynamodb
    item = @dynamodb.get_item(table_name: "hosts", key: { id: 1 }).item
    system("ping #{item["name"]}") # expect
  end

  def by_dynamodb_query
    @dynamodb.query(table_name: "hosts").items.each { |item| system("ping #{item["name"]}") } # expect
  end

  def by_dynamodb_scan
    result = @dynamodb.scan(table_name: "hosts")
    system("ping #{result.items[0]["name"]}") # expect
  end

  def by_dynamodb_table
    table = Aws::DynamoDB::Resource.new.table("hosts")
    system("ping #{table.get_item(key: { id: 1 }).item["name"]}") # expect
  end

  def by_firestore
    firestore = Google::Cloud::Firestore.new
    document = firestore.doc("hosts/a").get
    system("ping #{document[:name]}") # expect
  end

  def by_firestore_query
    firestore = Google::Cloud::Firestore.new
    firestore.col("hosts").where(:port, :==, 1).get { |host| system("ping #{host.data[:name]}") } # expect
  end

  def by_gcs
    file = Google::Cloud::Storage.new.bucket("hosts").file("a")
    system("ping #{file.download.read}") # expect
  end

  def by_cassandra
    session = Cassandra.cluster.connect("app")
    session.execute("SELECT name FROM hosts").each { |row| system("ping #{row["name"]}") } # expect
  end

  def safe
    system("ping #{@redis.get("port").to_i}")
  end

  def safe_ttl
    system("ping #{@redis.ttl("host")}")
  end
end
