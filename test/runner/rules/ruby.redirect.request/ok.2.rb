get "/out" do
  redirect to("/home")
end
def back
  redirect_to action: :show, id: params[:id]
  redirect_to Post.find(params[:id])
end
