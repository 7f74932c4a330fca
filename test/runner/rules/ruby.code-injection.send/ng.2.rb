def export
  exporter = Object.const_get(params[:format]) # expect
  exporter.new.public_send(params.fetch(:step), @rows) # expect
end
