class Tides
  hash_branch "tides" do |r|
    r.get "plot" do
      system("plot", typecast_params.nonempty_str!("harbour"))
      system("plot-year #{typecast_params.pos_int!("year")}")
      ""
    end

    r.get "print" do
      system("print-tides #{typecast_query_params.array!(:int, "days").join(" ")}")
      ""
    end

    r.get "sum" do
      system("sum-tides #{typecast_params["range"].date("from")}")
      ""
    end
  end
end
