def cors
  response.headers["Access-Control-Allow-Origin"] = request.headers["Origin"] # expect
end
