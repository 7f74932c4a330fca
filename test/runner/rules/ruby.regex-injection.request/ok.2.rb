def filter
  names.select { |name| name =~ /^#{PREFIX}/i }
  params[:q] =~ /\A\d+\z/
end
