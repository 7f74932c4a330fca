class Parts < Grape::API
  params do
    requires :id, type: Integer
    optional :name, type: String
  end
  get :parts do
    Part.where("id = #{params[:id]} AND name = '#{params[:name]}'") # expect
  end

  get :others do
    Part.where("id = #{params[:id]}") # expect
  end
end
