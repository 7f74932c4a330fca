require "net/http"
require "faraday"
require "httparty"
require "rest-client"
require "http"
require "excon"
require "typhoeus"
require "open-uri"
require "csv"
require "yaml"
require "json"
require "pathname"

class Partner
  include HTTParty
  base_uri "https://example.org"

  def ping
    system("ping #{self.class.get("/host")["name"]}") # expect
  end
end

class Files
  def by_read
    system("ping #{File.read("hosts.txt")}") # expect
  end

  def by_open
    File.open("hosts.txt") { |file| system("ping #{file.read}") } # expect
  end

  def by_each_line
    File.open("hosts.txt", "r") do |file|
      file.each_line { |line| system("ping #{line}") } # expect
    end
  end

  def by_foreach
    File.foreach("hosts.txt") { |line| system("ping #{line.chomp}") } # expect
  end

  def by_readlines
    File.readlines("hosts.txt", chomp: true).each { |line| system("ping #{line}") } # expect
  end

  def by_yaml
    data = YAML.load_file("hosts.yml")
    system("ping #{data["name"]}") # expect
  end

  def by_yaml_safe
    data = YAML.safe_load_file("hosts.yml")
    system("ping #{data["name"]}") # expect
  end

  def by_json
    data = JSON.parse(File.read("hosts.json"))
    system("ping #{data["name"]}") # expect
  end

  def by_json_file
    data = JSON.load_file("hosts.json")
    system("ping #{data["name"]}") # expect
  end

  def by_csv
    CSV.foreach("hosts.csv", headers: true) { |row| system("ping #{row["name"]}") } # expect
  end

  def by_csv_read
    CSV.read("hosts.csv", headers: true).each { |row| system("ping #{row["name"]}") } # expect
  end

  def by_pathname
    system("ping #{Pathname.new("hosts.txt").read}") # expect
  end

  def by_rails_root
    Rails.root.join("hosts.txt").each_line { |line| system("ping #{line}") } # expect
  end

  def by_rails_read
    system("ping #{Rails.root.join("hosts.txt").read}") # expect
  end

  def by_net_http
    body = Net::HTTP.get(URI("https://example.org/host"))
    system("ping #{body}") # expect
  end

  def by_net_http_response
    response = Net::HTTP.get_response(URI("https://example.org/host"))
    system("ping #{JSON.parse(response.body)["name"]}") # expect
  end

  def by_net_http_start
    uri = URI("https://example.org/host")
    Net::HTTP.start(uri.host, uri.port, use_ssl: true) do |http|
      answer = http.request(Net::HTTP::Get.new(uri))
      system("ping #{answer.body}") # expect
    end
  end

  def by_net_http_new
    http = Net::HTTP.new("example.org", 443)
    answer = http.get("/host")
    system("ping #{answer["X-Host"]}") # expect
  end

  def by_net_http_post
    answer = Net::HTTP.post(URI("https://example.org/host"), "x")
    system("ping #{answer.body}") # expect
  end

  def by_faraday
    system("ping #{Faraday.get("https://example.org/host").body}") # expect
  end

  def by_faraday_connection
    conn = Faraday.new(url: "https://example.org")
    answer = conn.get("/host")
    system("ping #{answer.body["name"]}") # expect
  end

  def by_faraday_block
    connection = Faraday.new("https://example.org") { |f| f.response :json }
    system("ping #{connection.post("/host") { |req| req.body = "x" }.body["name"]}") # expect
  end

  def by_httparty
    system("ping #{HTTParty.get("https://example.org/host").parsed_response["name"]}") # expect
  end

  def by_rest_client
    system("ping #{RestClient.get("https://example.org/host").body}") # expect
  end

  def by_rest_client_resource
    system("ping #{RestClient::Resource.new("https://example.org/host").get.body}") # expect
  end

  def by_rest_client_execute
    answer = RestClient::Request.execute(method: :get, url: "https://example.org/host")
    system("ping #{answer.body}") # expect
  end

  def by_http
    system("ping #{HTTP.get("https://example.org/host").to_s}") # expect
  end

  def by_http_chain
    system("ping #{HTTP.headers(accept: "json").get("https://example.org/host").parse["name"]}") # expect
  end

  def by_excon
    system("ping #{Excon.get("https://example.org/host").body}") # expect
  end

  def by_typhoeus
    system("ping #{Typhoeus.get("https://example.org/host").body}") # expect
  end

  def by_open_uri
    system("ping #{URI.open("https://example.org/host").read}") # expect
  end

  def by_uri_read
    system("ping #{URI.parse("https://example.org/host").read}") # expect
  end

  def safe
    system("ping #{File.read("port.txt").to_i}")
  end

  def safe_status
    system("ping #{Net::HTTP.get_response(URI("https://example.org/host")).code.to_i}")
  end
end
