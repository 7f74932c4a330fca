public IHtmlContent Badge(string name)
{
    return new HtmlString("<b>" + name + "</b>"); // expect
}
