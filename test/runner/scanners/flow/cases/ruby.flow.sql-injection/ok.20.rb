class Parts < Grape::API
  params do
    requires :id, type: Integer
    optional :order, type: String, values: %w[name id]
    optional :code, type: String, regexp: /\A[a-z]+\z/
  end
  get :parts do
    Part.where("id = #{params[:id]} AND code = '#{params[:code]}'").order(params[:order])
  end

  route_param :number, type: Integer do
    delete do
      Part.where("number = #{params[:number]}").delete_all
    end
  end
end
