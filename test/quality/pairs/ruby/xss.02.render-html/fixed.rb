class ErrorsController < ApplicationController
  def missing
    wanted = request.headers["X-Original-Url"]
    body = "<h1>Not found</h1>"
    body += "<p>There is nothing at #{helpers.sanitize(wanted)}</p>"
    render html: body.html_safe, status: :not_found
  end
end
