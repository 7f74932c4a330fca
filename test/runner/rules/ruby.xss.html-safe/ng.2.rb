def greeting
  raw("Hello " + name) # expect
  params[:note].html_safe # expect
end
