class BController < BaseController
  def show
    render json: RegionClient.new(@region).fetch
  end
end
