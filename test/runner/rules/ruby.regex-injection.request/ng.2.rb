def filter
  names.select { |name| name =~ /#{params[:q]}/i } # expect
end
