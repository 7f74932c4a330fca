require "net/http"

class LinkPreview
  def initialize(url)
    @uri = UrlPolicy.check(url)
  end

  def title
    Net::HTTP.get(@uri)[/<title>(.*?)<\/title>/m, 1] # expect
  end
end
