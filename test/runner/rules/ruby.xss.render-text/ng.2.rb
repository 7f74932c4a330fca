def status
  render(text: "Hello #{params[:name]}", status: 200) # expect
end
