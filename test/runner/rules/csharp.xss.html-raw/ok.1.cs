public IHtmlContent Badge(string name)
{
    return new HtmlString("<b>" + HtmlEncoder.Default.Encode(name) + "</b>");
}
