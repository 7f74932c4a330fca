def preview
  HTTParty.get("https://api.example.com/search", query: { q: params[:q] })
  Faraday.get(SERVICES.fetch(name))
end
