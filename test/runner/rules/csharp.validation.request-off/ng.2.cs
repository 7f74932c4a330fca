protected void Page_Init()
{
    Page.EnableViewStateMac = false; // expect
    ValidateRequestMode = ValidateRequestMode.Disabled; // expect
}
