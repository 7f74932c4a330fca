void Page()
{
    Response.Write(HttpUtility.HtmlEncode(Request.QueryString["q"]));
    var text = Html.Raw("<br />");
    var markup = (MarkupString)"<b>done</b>";
}
