def export
  EXPORTERS.fetch(params[:format]).new.run
  mailer.send(:deliver, params[:to])
end
