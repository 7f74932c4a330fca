protected void Page_Init()
{
    Page.EnableViewStateMac = true;
    request.Validate = false;
}
