class Tides
  hash_branch "tides" do |r|
    r.get "plot" do
      system("plot #{typecast_params.nonempty_str!("harbour")}") # expect
      ""
    end

    r.get "print" do
      system("print-tides #{typecast_query_params.array!(:str, "days").join(" ")}") # expect
      ""
    end

    r.get "sum" do
      system("sum-tides #{typecast_params["range"].str("from")}") # expect
      ""
    end
  end
end
