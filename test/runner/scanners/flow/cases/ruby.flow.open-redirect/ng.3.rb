class Next < Hanami::Action
  def handle(req, res)
    res.redirect_to req.params[:next] # expect
  end
end
