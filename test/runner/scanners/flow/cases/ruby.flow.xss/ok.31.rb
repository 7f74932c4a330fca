module SortHelper
  def sort_link(column, caption)
    link_to(caption, { params: request.query_parameters.merge(sort: column) }, class: "sort")
  end

  def page_link(page)
    link_to(page.to_s, { controller: "issues", action: "index", page: page, q: params[:q] })
  end
end
