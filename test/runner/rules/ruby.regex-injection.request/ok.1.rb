def search
  pattern = Regexp.new(Regexp.escape(params[:q]))
end
