void Page()
{
    Response.Write(Request.QueryString["q"]); // expect
    var text = Html.Raw($"<i>{model.Title}</i>"); // expect
    var markup = (MarkupString)$"<b>{name}</b>"; // expect
}
