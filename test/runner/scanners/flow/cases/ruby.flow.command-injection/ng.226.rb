require "grpc"
require "hosts_services_pb"

class HostsServer < Hosts::Hosts::Service
  def ping(request, _call)
    system("x #{request.host}") # expect
    system("x #{request.address.host}") # expect
    request.hosts.each { |h| system("x #{h}") } # expect
    system("seq #{request.count.to_i}")
  end

  def other(ping_request, call)
    system("x #{ping_request.host}") # expect
    system("x #{call.metadata["x-host"]}") # expect
  end

  def upload(call)
    call.each_remote_read do |req|
      system("x #{req.host}") # expect
    end
  end

  def chat(requests, _call)
    requests.each { |req| system("x #{req.host}") } # expect
  end
end
